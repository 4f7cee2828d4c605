import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { nextStatus, type StatusOption } from './next-status';
import { Spinner } from './spinner';
import { StatusTag } from './status-tag';
import { Tooltip } from './tooltip';

type StatusBadgeProps<S extends string> = {
  status: S;
  /** In the order in which a click goes through them. */
  options: readonly StatusOption<S>[];
  /** Without it the badge only shows. */
  onChange?: (next: S) => void;
  busy?: boolean;
  /** Whose status it is, for the accessible name. */
  subject?: string;
};

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'touch', md: '8' },
    borderRadius: 'full',
    cursor: 'pointer',
    '& > span': { border: '1px solid transparent', transition: 'border-color 120ms' },
    '&:hover > span': { borderColor: 'currentColor' },
    '&[aria-disabled=true]': { cursor: 'progress' },
    '& svg': { opacity: 0.75 },
  },
});

/** A click moves to the next status of the list; a status outside it, or a list of one, only shows. */
export function StatusBadge<S extends string>({
  status,
  options,
  onChange,
  busy = false,
  subject,
}: StatusBadgeProps<S>) {
  const current = options.find((option) => option.value === status);
  const next = nextStatus(options, status);
  if (busy) {
    return (
      <StatusTag tone={current?.tone} icon={<Spinner />}>
        <span role="status">Cambiando...</span>
      </StatusTag>
    );
  }
  const label = current?.label ?? status;
  if (!onChange || !next) return <StatusTag tone={current?.tone}>{label}</StatusTag>;
  return (
    <Tooltip text={`Cambiar a ${next.label}`}>
      {(described) => (
        <Trigger
          {...described}
          type="button"
          aria-label={subject ? `${label}, estado de ${subject}` : undefined}
          onClick={() => onChange(next.value)}
        >
          <StatusTag tone={current?.tone}>
            {label}
            <RefreshCw size={12} aria-hidden />
          </StatusTag>
        </Trigger>
      )}
    </Tooltip>
  );
}
