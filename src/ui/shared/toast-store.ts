import { DESHACER_MS } from '@/domain/shared/constantes';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export type ToastAction = { label: string; onClick: () => void };

export type Toast = {
  id: number;
  tone: ToastTone;
  text: string;
  actions: readonly ToastAction[];
};

type Timer = { left: number; startedAt: number; handle?: ReturnType<typeof setTimeout> };

const PLAIN_MS = 5_000;
const AT_MOST = 3;

/** Keeps the messages and their clocks, outside React, so that any code may announce something. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  };
  const run = (id: number, timer: Timer) => {
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  };
  const show = (tone: ToastTone, text: string, actions: readonly ToastAction[]) => {
    const id = nextId++;
    for (const old of toasts.slice(0, Math.max(0, toasts.length - AT_MOST + 1))) dismiss(old.id);
    change([...toasts, { id, tone, text, actions }]);
    const timer: Timer = { left: actions.length > 0 ? DESHACER_MS : PLAIN_MS, startedAt: 0 };
    timers.set(id, timer);
    run(id, timer);
    return id;
  };

  return {
    success: (text: string, ...actions: ToastAction[]) => show('success', text, actions),
    info: (text: string, ...actions: ToastAction[]) => show('info', text, actions),
    warning: (text: string, ...actions: ToastAction[]) => show('warning', text, actions),
    error: (text: string, ...actions: ToastAction[]) => show('error', text, actions),
    dismiss,
    /** While the pointer or the focus is on the messages, no clock runs. */
    pause: () => {
      for (const timer of timers.values()) {
        if (timer.handle === undefined) continue;
        clearTimeout(timer.handle);
        timer.handle = undefined;
        timer.left = Math.max(0, timer.left - (Date.now() - timer.startedAt));
      }
    },
    resume: () => {
      for (const [id, timer] of timers) if (timer.handle === undefined) run(id, timer);
    },
    list: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toaster = createToastStore();
