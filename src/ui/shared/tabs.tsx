import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { LinkProps } from './link-props';
import { TabList } from './tab-styles';

/** A part of a pixel is not a tab. */
const ROUNDING = 2;

function center(box: HTMLElement, tab: HTMLElement): void {
  box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
}

/**
 * Where the tabs do not fit, the current one, or the one that the keyboard reaches, is brought to the middle of what
 * shows, without moving the page; `list` says in `data-more` on which side there are others, for its styles to show.
 */
function useTabInSight(current: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const tell = () => {
      const before = box.scrollLeft > ROUNDING;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - ROUNDING;
      box.dataset.more = [before ? 'before' : '', after ? 'after' : ''].join(' ').trim();
    };
    // One half in sight is left as it is by the browser. What a finger presses does not move from under it.
    const reach = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) center(box, target);
    };
    box.addEventListener('focusin', reach);
    box.addEventListener('scroll', tell, { passive: true });
    const sizes = new ResizeObserver(tell);
    sizes.observe(box);
    for (const tab of box.children) sizes.observe(tab);
    return () => {
      box.removeEventListener('focusin', reach);
      box.removeEventListener('scroll', tell);
      sizes.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab has to be looked for
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[aria-current=page]');
    if (!box || !tab) return;
    const show = () => center(box, tab);
    show();
    // The letters may come after it, and then every tab has another width.
    const size = new ResizeObserver(show);
    size.observe(tab);
    return () => size.disconnect();
  }, [current]);
  return list;
}

export type Tab = { id: string; label: string; icon?: ReactNode; count?: number };

type TabsProps = {
  label: string;
  /** Each tab is an address: shareable, and Back goes to the one before. */
  tabs: readonly (Tab & { href: string })[];
  current: string;
  LinkComponent: ComponentType<LinkProps>;
};

/** Navigation between the parts of a page, whose content whoever uses it draws below. */
export function Tabs({ label, tabs, current, LinkComponent }: TabsProps) {
  const list = useTabInSight(current);
  return (
    <TabList ref={list} as="nav" aria-label={label}>
      {tabs.map((tab) => (
        <LinkComponent
          key={tab.id}
          className="pestana"
          href={tab.href}
          aria-current={tab.id === current ? 'page' : undefined}
        >
          <TabLabel {...tab} />
        </LinkComponent>
      ))}
    </TabList>
  );
}

function TabLabel({ label, icon, count }: Tab) {
  return (
    <>
      {icon}
      {label}
      {count === undefined ? null : <small>{formatearNumero(count)}</small>}
    </>
  );
}
