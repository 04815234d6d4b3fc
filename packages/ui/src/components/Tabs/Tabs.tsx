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
  /** What the choice is about. */
  label: string;
  /** The tabs in order, each with its content. */
  tabs: readonly TabItem[];
  /** The shown tab's id; left out, the tabs keep it themselves, the first one first. */
  selected?: string | undefined;
  /** The tab shown at first, when the tabs keep it themselves. */
  defaultSelected?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Parts of one page of which one is seen. The arrow that points onward goes onward in both languages. Rest
 * props and `ref` go to the whole.
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
