import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button';
import { subscribeDialogs, topDialog } from './open-dialogs';
import { type ToastTone, toaster } from './toast-store';

const tone = (color: string) => ({ borderInlineStartColor: color, '& > svg': { color } });

const toasterStyles: SystemStyleObject = {
  position: 'fixed',
  _print: { display: 'none' },
  zIndex: 'toast',
  insetInline: { base: '3', md: 'auto' },
  insetInlineEnd: { md: '6' },
  bottom: { base: '3', md: '6' },
  width: { md: '24rem' },
  pointerEvents: 'none',
  // In a dialog: on a phone between its title and its content; on a wider screen in the strip above it, which no dialog
  // reaches. Only the newest, because the strip has room for one.
  '[data-part=notices] > &': {
    position: { base: 'static', md: 'fixed' },
    insetInline: '0',
    top: '2',
    bottom: 'auto',
    width: { base: 'auto', md: 'min(40rem, calc(100vw - 3rem))' },
    marginInline: 'auto',
    '& li:not(:last-child)': { display: 'none' },
    '& li': {
      borderRadius: { base: '0', md: 'control' },
      borderInlineEndWidth: { base: '0', md: '1px' },
      boxShadow: { base: 'none', md: 'float' },
    },
  },
  '& ul': {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    padding: '0',
    margin: '0',
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid var(--chakra-colors-border)',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'aparecer 160ms cubic-bezier(0.2, 0, 0, 1)',
  },
  '& li > svg': { flexShrink: 0 },
  '& li > p': { flex: '1', minWidth: '0', lineHeight: 'snug', overflowWrap: 'anywhere' },
  // Two actions beside the text would leave it no room.
  '& li[data-actions="2"]': { flexWrap: 'wrap', rowGap: '0' },
  '& li[data-actions="2"] > p': { flexBasis: '60%' },
  '& li[data-actions="2"] > div': { order: '1', flexBasis: '100%', textAlign: 'end' },
  '& [data-part=action]': {
    minHeight: { base: 'touch', md: '8' },
    paddingInline: '2',
    borderRadius: 'control',
    fontWeight: 'semibold',
    color: 'brand.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '& [data-tone=success]': tone('success.tintFg'),
  '& [data-tone=info]': tone('info.tintFg'),
  '& [data-tone=warning]': tone('warning.tintFg'),
  '& [data-tone=error]': tone('error.fg'),
};

const icons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<ToastTone, unknown>;

const Region = chakra('section', { base: toasterStyles });

/** One per application. Messages come from `toaster.success('…', { label: 'Deshacer', onClick })`. */
export function Toaster() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list);
  // Outside an open modal everything is inert: the messages move into it, where they cover none of its controls.
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, () => null);
  const container = dialog?.querySelector('[data-part=notices]') ?? dialog ?? document.body;
  // The pointer that was over them does not leave them: they leave it, and their clocks go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of place
  useEffect(() => toaster.resume(), [container]);
  // Where the focus was before it came here: a message goes with what has it.
  const before = useRef<Element | null>(null);
  const dismiss = (id: number) => {
    const here = document.activeElement?.closest('[data-part=toaster]');
    if (here && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    toaster.dismiss(id);
  };
  return createPortal(
    <Region
      aria-label="Notificaciones"
      data-part="toaster"
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        toaster.pause();
      }}
      onBlur={toaster.resume}
    >
      <ul aria-live="polite" aria-relevant="additions text">
        {toasts.map(({ id, tone, text, actions }) => {
          const Icon = icons[tone];
          return (
            <li key={id} data-tone={tone} data-actions={actions.length}>
              <Icon size={20} aria-hidden />
              <p role={tone === 'error' ? 'alert' : undefined}>{text}</p>
              {actions.length > 0 ? (
                <div>
                  {actions.map(({ label, onClick }) => (
                    <button
                      key={label}
                      type="button"
                      data-part="action"
                      onClick={() => {
                        dismiss(id);
                        onClick();
                      }}
                    >
                      {label}
                    </button>
                  ))}
                </div>
              ) : null}
              <IconButton size="sm" label="Cerrar aviso" icon={<X />} onClick={() => dismiss(id)} />
            </li>
          );
        })}
      </ul>
    </Region>,
    container,
  );
}
