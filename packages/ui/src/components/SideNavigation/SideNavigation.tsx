import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { BackIcon, DownIcon } from '../../icons';
import type { NavigationItem } from '../Navigation';
import { ItemLabel } from '../Navigation';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './SideNavigation.styles';

/** Pages below a name that is not a page itself. */
export interface SideNavigationGroup {
  /** Names the group. */
  label: string;
  /** Decoration, 21 px wide. */
  icon?: ReactNode;
  /** Pages of the group. It is initially open if one of them is the current page. */
  items: readonly NavigationItem[];
}

export interface SideNavigationSection {
  /** A heading for the items; if omitted, a line separates them. */
  label?: string | undefined;
  /** Pages, and groups of pages. */
  items: readonly (NavigationItem | SideNavigationGroup)[];
}

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the landmark: "Main". */
  label: string;
  /** Groups of related items, in order. */
  sections: readonly SideNavigationSection[];
  /** Shows icons only. If omitted, the component is uncontrolled. */
  collapsed?: boolean | undefined;
  /** Whether it is initially collapsed to icons. */
  defaultCollapsed?: boolean | undefined;
  /** Called when the user collapses or expands it. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /**
   * Accessible name of the button that collapses it, in both states. If omitted, there is no button. Every
   * item then needs an icon.
   */
  toggleLabels?: { collapse: string; expand: string } | undefined;
}

/**
 * The navigation of a site with more pages than fit into a header, next to the content. For the `side` of
 * AppShell; the header and TabBar of narrow windows take the same items.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SideNavigation({
  label,
  sections,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  toggleLabels,
  ...rest
}: SideNavigationProps) {
  const [own, setOwn] = useState(defaultCollapsed);
  const id = useId();
  const isCollapsed = collapsed ?? own;
  const setCollapsed = (next: boolean) => {
    setOwn(next);
    onCollapsedChange?.(next);
  };
  return (
    <S.Root aria-label={label} {...rest} $collapsed={isCollapsed}>
      <S.Sections>
        {sections.map((section, index) => {
          const heading = `${id}${index}`;
          return (
            // Sections have no identity except their index.
            // oxlint-disable-next-line react/no-array-index-key
            <S.Section key={index}>
              {section.label !== undefined && (
                <S.Heading id={heading} $hidden={isCollapsed}>
                  {section.label}
                </S.Heading>
              )}
              <ul {...(section.label !== undefined && { 'aria-labelledby': heading })}>
                {section.items.map((item) => (
                  <li key={item.label}>
                    {'href' in item ? (
                      <PageLink item={item} collapsed={isCollapsed} />
                    ) : (
                      <Group
                        group={item}
                        collapsed={isCollapsed}
                        onExpand={() => setCollapsed(false)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </S.Section>
          );
        })}
      </S.Sections>
      {toggleLabels !== undefined && (
        <S.Toggle
          type="button"
          aria-expanded={!isCollapsed}
          {...(isCollapsed && { title: toggleLabels.expand })}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <S.Arrow $turned={isCollapsed}>
            <BackIcon />
          </S.Arrow>
          <Name collapsed={isCollapsed}>
            {isCollapsed ? toggleLabels.expand : toggleLabels.collapse}
          </Name>
        </S.Toggle>
      )}
    </S.Root>
  );
}

function PageLink({ item, collapsed }: { item: NavigationItem; collapsed: boolean }) {
  const { href, label, icon, current } = item;
  return (
    <S.Item
      href={href}
      {...(current === true && { 'aria-current': 'page' })}
      {...(collapsed && { title: label })}
    >
      {icon !== undefined && <S.Icon>{icon}</S.Icon>}
      <Name collapsed={collapsed}>
        <ItemLabel item={item} />
      </Name>
    </S.Item>
  );
}

interface GroupProps {
  group: SideNavigationGroup;
  collapsed: boolean;
  onExpand: () => void;
}

function Group({ group: { label, icon, items }, collapsed, onExpand }: GroupProps) {
  const [isOpen, setOpen] = useState(() => items.some(({ current }) => current));
  const id = useId();
  const isShown = isOpen && !collapsed;
  const press = () => {
    // Without space for its pages next to the icons, the group expands the navigation.
    if (collapsed) onExpand();
    setOpen(collapsed || !isOpen);
  };
  return (
    <>
      <S.GroupButton
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        data-current={items.some(({ current }) => current) || undefined}
        {...(collapsed && { title: label })}
        onClick={press}
      >
        {icon !== undefined && <S.Icon>{icon}</S.Icon>}
        <Name collapsed={collapsed}>
          <bdi>{label}</bdi>
          <S.Chevron $open={isShown}>
            <DownIcon />
          </S.Chevron>
        </Name>
      </S.GroupButton>
      <S.Pages id={id} hidden={!isShown}>
        {items.map((item) => (
          <li key={item.label}>
            <PageLink item={item} collapsed={false} />
          </li>
        ))}
      </S.Pages>
    </>
  );
}

function Name({ collapsed, children }: { collapsed: boolean; children: ReactNode }) {
  return collapsed ? <VisuallyHidden>{children}</VisuallyHidden> : <S.Name>{children}</S.Name>;
}
