/**
 * Ejects NavbarItem/DropdownNavbarItem (3.6.1): both triggers are real buttons. Upstream's are links with a button's
 * role: the one in the drawer has no address, so the keyboard cannot reach the group; the one in the navbar ignores the
 * space key and Escape.
 */
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {
  Collapsible,
  isRegexpStringMatch,
  useCollapsible,
} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {
  DesktopOrMobileNavBarItemProps,
  Props,
} from '@theme/NavbarItem/DropdownNavbarItem';
import {useOutside} from '@site/src/components/navigation/useOutside';
import styles from './styles.module.css';

function isItemActive(
  item: LinkLikeNavbarItemProps,
  localPathname: string,
): boolean {
  return (
    isSamePath(item.to, localPathname) ||
    isRegexpStringMatch(item.activeBaseRegex, localPathname) ||
    Boolean(
      item.activeBasePath && localPathname.startsWith(item.activeBasePath),
    )
  );
}

function useContainsActiveItem(
  items: readonly LinkLikeNavbarItemProps[],
): boolean {
  const localPathname = useLocalPathname();
  return items.some((item) => isItemActive(item, localPathname));
}

function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [showDropdown, setShowDropdown] = useState(false);
  const menuId = useId();
  const containsActive = useContainsActiveItem(items);

  useOutside(
    dropdownRef,
    useCallback(() => setShowDropdown(false), []),
  );

  return (
    // The handler serves the button and the links inside; the element itself takes no focus.
    <div
      ref={dropdownRef}
      className={clsx(
        'navbar__item',
        'dropdown',
        'dropdown--hoverable',
        styles.dropdown,
        {
          'dropdown--right': position === 'right',
          'dropdown--show': showDropdown,
        },
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && showDropdown) {
          setShowDropdown(false);
          buttonRef.current?.focus();
        }
      }}>
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={showDropdown}
        aria-controls={menuId}
        className={clsx(
          styles.button,
          styles.trigger,
          containsActive && 'navbar__link--active',
          className,
        )}
        onClick={() => setShowDropdown((shown) => !shown)}>
        {label}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((childItemProps, i) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            onClick={() => setShowDropdown(false)}
            {...childItemProps}
            key={i}
          />
        ))}
      </ul>
    </div>
  );
}

function DropdownNavbarItemMobile({
  items,
  className,
  label,
  onClick,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const localPathname = useLocalPathname();
  const containsActive = useContainsActiveItem(items);
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({
    initialState: () => !containsActive,
  });

  useEffect(() => {
    if (containsActive) {
      setCollapsed(false);
    }
  }, [localPathname, containsActive, setCollapsed]);

  return (
    <li
      className={clsx('menu__list-item', {
        'menu__list-item--collapsed': collapsed,
      })}>
      <button
        type="button"
        aria-expanded={!collapsed}
        className={clsx(
          styles.button,
          'menu__link menu__link--sublist menu__link--sublist-caret',
          className,
        )}
        onClick={toggleCollapsed}>
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((childItemProps, i) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...childItemProps}
            key={i}
          />
        ))}
      </Collapsible>
    </li>
  );
}

export default function DropdownNavbarItem({
  mobile = false,
  ...props
}: Props): ReactNode {
  const Comp = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Comp {...props} />;
}
