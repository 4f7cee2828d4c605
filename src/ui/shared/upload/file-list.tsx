import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { explicarExceso } from '@/domain/archivos/reglas-archivo';
import { LISTA_ARCHIVOS_ALTO_PX } from '@/domain/shared/constantes';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { formatearTamano } from '@/domain/shared/formatear-tamano';
import { FileIcon } from '../file-icon';
import { IconButton } from '../icon-button';
import { ProgressBar } from '../progress-bar';
import type { ChosenFile } from './use-upload';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxHeight: `${LISTA_ARCHIVOS_ALTO_PX}px`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: '1px solid var(--chakra-colors-border)',
    borderRadius: 'control',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '14',
      paddingInlineStart: '3',
      paddingInlineEnd: '1',
      borderBottom: '1px solid var(--chakra-colors-border)',
    },
    '& > li:last-of-type': { borderBottom: 'none' },
    '& > li > svg': { width: '6', height: '6', flexShrink: 0, color: 'fg.muted' },
    '& > li > div': { flex: '1', minWidth: '0', paddingBlock: '1.5', lineHeight: 'snug' },
    '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& [data-error]': { color: 'error.fg', fontWeight: 'medium' },
    '& [data-warning]': { color: 'warning.tintFg', fontWeight: 'medium' },
    '& [data-done]': { color: 'success.tintFg', fontWeight: 'medium' },
    '& small svg': { display: 'inline', width: '4', height: '4', verticalAlign: '-3px' },
  },
});

type FileListProps = {
  titleId: string;
  files: readonly ChosenFile[];
  maxBytes: number;
  disabled: boolean;
  onRemove: (id: number) => void;
};

export function FileList({ titleId, files, maxBytes, disabled, onRemove }: FileListProps) {
  return (
    <List aria-labelledby={titleId} tabIndex={0}>
      {files.map((chosen) => (
        <li key={chosen.id}>
          <FileIcon name={chosen.file.name} />
          <div>
            <p title={chosen.file.name}>{chosen.file.name}</p>
            <FileFacts chosen={chosen} maxBytes={maxBytes} />
          </div>
          <IconButton
            label={`Quitar ${chosen.file.name}`}
            icon={<Trash2 />}
            disabled={disabled}
            onClick={() => onRemove(chosen.id)}
          />
        </li>
      ))}
    </List>
  );
}

function FileFacts({
  chosen: { file, state, progress, tooBig },
  maxBytes,
}: {
  chosen: ChosenFile;
  maxBytes: number;
}) {
  const size = formatearTamano(file.size);
  if (state === 'uploading') {
    return (
      <>
        <small>{`${size} · ${Math.round(progress * 100)} %`}</small>
        <ProgressBar bare label={`Subiendo ${file.name}`} value={progress} />
      </>
    );
  }
  if (tooBig) return <small data-error="">{`No se subirá: ${explicarExceso(file.size, maxBytes)}`}</small>;
  return (
    <small>
      {size}
      {file.size === 0 ? (
        <span data-warning="">
          {' · '}
          <CircleAlert aria-hidden /> El archivo está vacío
        </span>
      ) : null}
      {state === 'failed' ? (
        <span data-error="">
          {' · '}
          <CircleAlert aria-hidden /> No se pudo subir
        </span>
      ) : null}
      {state === 'unsure' ? (
        <span data-error="">
          {' · '}
          <CircleAlert aria-hidden /> {`${NO_SABEMOS}: al subirlo otra vez se mira primero`}
        </span>
      ) : null}
      {state === 'skipped' ? ' · No se subió: ya existe ese nombre' : null}
      {state === 'done' ? (
        <span data-done="">
          {' · '}
          <CircleCheck aria-hidden /> Subido
        </span>
      ) : null}
    </small>
  );
}
