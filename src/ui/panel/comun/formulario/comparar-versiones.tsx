import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { type Editado, EditadoPor } from '../datos/editado-por';
import type { Eleccion } from './mezclar-versiones';

export interface CampoEnConflicto {
  campo: string;
  etiqueta: string;
  mia: string;
  guardada: string;
  /** What is chosen at the start: mine where I typed, the stored one elsewhere. */
  inicial: Eleccion;
}

type CompararVersionesProps = {
  titulo?: string;
  campos: readonly CampoEnConflicto[];
  guardada: Editado;
  onVolver: () => void;
  onElegir: (elecciones: Readonly<Record<string, Eleccion>>) => void;
};

const Grupo = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > legend': { fontWeight: 'semibold', marginBottom: '1.5' },
    '& > label': {
      display: 'flex',
      gap: '2.5',
      padding: '3',
      border: '1px solid var(--chakra-colors-border)',
      borderRadius: 'control',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& > label:has(input:checked)': { borderColor: 'brand.fg', bg: 'brand.tint' },
    '& input': { accentColor: 'var(--chakra-colors-brand-solid)', flexShrink: 0, width: '4', marginTop: '1' },
    '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  },
});

/** Two people edited the same record: both versions side by side, field by field, and nothing typed is lost. */
export function CompararVersiones(props: CompararVersionesProps) {
  const { titulo = 'Este registro cambió mientras tanto', campos, guardada, onVolver, onElegir } = props;
  const [elecciones, setElecciones] = useState<Record<string, Eleccion>>(() =>
    Object.fromEntries(campos.map(({ campo, inicial }) => [campo, inicial])),
  );
  const pie = (
    <>
      <Button onClick={onVolver}>Volver al formulario</Button>
      <Button type="submit" variant="solid">
        Guardar lo elegido
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={titulo}
      onClose={onVolver}
      closeOnBackdrop={false}
      onSubmit={() => onElegir(elecciones)}
      footer={pie}
    >
      <Box display="flex" flexDirection="column" gap="5">
        <p>
          Mientras usted lo editaba, se guardó otra versión (<EditadoPor {...guardada} />
          ). Elija qué queda en cada campo.
        </p>
        {campos.length === 0 ? <p>Las dos versiones dicen lo mismo: puede guardar.</p> : null}
        {campos.map(({ campo, etiqueta, mia, guardada: ajena }) => (
          <Grupo key={campo}>
            <legend>{etiqueta}</legend>
            {(['mia', 'guardada'] as const).map((opcion) => (
              <label key={opcion}>
                <input
                  type="radio"
                  name={`version-${campo}`}
                  checked={elecciones[campo] === opcion}
                  onChange={() => setElecciones({ ...elecciones, [campo]: opcion })}
                />
                <span>
                  <small>{opcion === 'mia' ? 'Lo que usted tiene' : 'Lo guardado'}</small>
                  {opcion === 'mia' ? mia : ajena}
                </span>
              </label>
            ))}
          </Grupo>
        ))}
      </Box>
    </Modal>
  );
}
