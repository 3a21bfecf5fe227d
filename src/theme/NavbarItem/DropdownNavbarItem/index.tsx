/**
 * Ejects NavbarItem/DropdownNavbarItem (3.6.1): the trigger is a real button, and the drawer lists the items without
 * one. Upstream's triggers are links with a button's role, which ignore the space key and Escape.
 */
import {useCallback, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {
  DesktopOrMobileNavBarItemProps,
  Props,
} from '@theme/NavbarItem/DropdownNavbarItem';
import {useOutside} from '@site/src/components/navigation/useOutside';
import styles from './styles.module.css';

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
  const localPathname = useLocalPathname();
  const containsActive = items.some(({to}) => isSamePath(to, localPathname));

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
          'clean-btn',
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
  onClick,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  // The drawer marks the current page alone, and not the current language as well.
  return items.map((childItemProps, i) => (
    <NavbarItem
      mobile
      onClick={onClick}
      {...childItemProps}
      className={undefined}
      key={i}
    />
  ));
}

export default function DropdownNavbarItem({
  mobile = false,
  ...props
}: Props): ReactNode {
  const Comp = mobile ? DropdownNavbarItemMobile : DropdownNavbarItemDesktop;
  return <Comp {...props} />;
}
