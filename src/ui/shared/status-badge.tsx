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

const turn = <RefreshCw size={12} aria-hidden />;

/** A click moves to the next status of the list; a status outside it, or a list of one, only shows. */
export function StatusBadge<S extends string>(props: StatusBadgeProps<S>) {
  const { status, options, onChange, busy = false, subject } = props;
  const current = options.find((option) => option.value === status);
  const next = nextStatus(options, status);
  const tone = current?.tone ?? 'neutral';
  if (busy) {
    return (
      <StatusTag tone={tone} icon={<Spinner />}>
        <span role="status">Cambiando...</span>
      </StatusTag>
    );
  }
  const label = current?.label ?? status;
  if (!onChange || !next) return <StatusTag tone={tone}>{label}</StatusTag>;
  return (
    <Tooltip text={`Cambiar a ${next.label}`}>
      {(described) => (
        <button
          {...described}
          type="button"
          className="kit-status"
          data-tone={tone}
          aria-label={subject ? `${label}, estado de ${subject}` : undefined}
          onClick={() => onChange(next.value)}
        >
          <i aria-hidden />
          {label}
          {turn}
        </button>
      )}
    </Tooltip>
  );
}
