import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeDialogs, topDialog } from './dialog-stack';
import { IconButton } from './icon-button';
import { type ToastTone, toaster } from './toast-store';
import { toasterStyles } from './toaster-styles';

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
  return createPortal(
    <Region
      aria-label="Notificaciones"
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={toaster.pause}
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
                        toaster.dismiss(id);
                        onClick();
                      }}
                    >
                      {label}
                    </button>
                  ))}
                </div>
              ) : null}
              <IconButton size="sm" label="Cerrar aviso" icon={<X />} onClick={() => toaster.dismiss(id)} />
            </li>
          );
        })}
      </ul>
    </Region>,
    container,
  );
}
