import { type ComponentType, type KeyboardEvent, type ReactNode, useId } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { LinkProps } from './link-props';
import { TabContent, TabList } from './tab-styles';
import { useTabInSight } from './use-tab-in-sight';

export type Tab = { id: string; label: string; icon?: ReactNode; count?: number };

type TabsProps = {
  label: string;
  current: string;
  children?: ReactNode;
} & (
  | { tabs: readonly Tab[]; onChange: (id: string) => void; LinkComponent?: never }
  | {
      /** Each tab is an address: shareable, and Back goes to the one before. */
      tabs: readonly (Tab & { href: string })[];
      LinkComponent: ComponentType<LinkProps>;
      onChange?: never;
    }
);

/** Tabs that are addresses are navigation; those that only change what is below are a tab list. */
export function Tabs(props: TabsProps) {
  return props.LinkComponent === undefined ? <TabListOf {...props} /> : <TabLinks {...props} />;
}

function TabLinks({
  label,
  tabs,
  current,
  LinkComponent,
  children,
}: Extract<TabsProps, { LinkComponent: unknown; onChange?: never }>) {
  const list = useTabInSight(current);
  return (
    <div>
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
      <TabContent>{children}</TabContent>
    </div>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function TabListOf({ label, tabs, current, onChange, children }: Extract<TabsProps, { onChange: unknown }>) {
  const id = useId();
  const list = useTabInSight(current);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const button = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next];
    button?.focus();
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (tabs[next]) onChange(tabs[next].id);
  };
  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="pestana"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={tab.id === current ? `${id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            <TabLabel {...tab} />
          </button>
        ))}
      </TabList>
      <TabContent role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} tabIndex={0}>
        {children}
      </TabContent>
    </div>
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
