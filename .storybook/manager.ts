import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme() {
  addons.setConfig({ theme: storybookTheme(prefersDark.matches ? 'dark' : 'light') });
}

applyTheme();
prefersDark.addEventListener('change', applyTheme);
