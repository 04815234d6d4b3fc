import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { AriaLocale } from '../Floating';
import * as S from './Tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'dir'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order, each with its content. */
  tabs: readonly TabItem[];
  /** Id of the selected tab; if omitted, the tabs are uncontrolled and start with the first one. */
  selected?: string | undefined;
  /** Id of the initial tab of uncontrolled tabs. */
  defaultSelected?: string | undefined;
  /** Called with the id of the selected tab. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Sections of a page, one of which is visible. Arrow keys follow the direction of the language. Rest props
 * and `ref` go to the root.
 */
export function Tabs({ label, tabs, selected, defaultSelected, onSelect, ...rest }: TabsProps) {
  return (
    <AriaLocale>
      <S.Root {...rest}>
        <AriaTabs
          {...(selected !== undefined && { selectedKey: selected })}
          {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
          onSelectionChange={(key) => onSelect?.(String(key))}
        >
          <TabList aria-label={label}>
            {tabs.map((tab) => (
              <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled ?? false}>
                {tab.label}
              </Tab>
            ))}
          </TabList>
          {tabs.map((tab) => (
            <TabPanel key={tab.id} id={tab.id}>
              {tab.content}
            </TabPanel>
          ))}
        </AriaTabs>
      </S.Root>
    </AriaLocale>
  );
}
