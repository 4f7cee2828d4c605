import { useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-types';

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  active?: PaletteItem;
  optionId: (item: PaletteItem) => string;
  onPoint: (id: string) => void;
  onChoose: (item: PaletteItem) => void;
};

export function PaletteList({ id, groups, active, optionId, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the option that becomes active
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Resultados">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} data-part="title">
            {group.title}
          </div>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            <div
              key={item.id}
              id={optionId(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === activeId}
              onPointerMove={() => onPoint(item.id)}
              // The focus must not leave the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              {item.icon}
              <span>
                {item.label}
                {item.detail ? <small>{item.detail}</small> : null}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
