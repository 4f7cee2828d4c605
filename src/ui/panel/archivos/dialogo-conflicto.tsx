import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import type { SiExiste } from '@/domain/archivos/nombre-archivo';
import { DIAS_EN_PAPELERA } from '@/domain/archivos/papelera';
import { Button } from '@/ui/shared/button';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Modal } from '@/ui/shared/modal';

export type Decision = SiExiste | 'CANCELAR';

export type Conflicto = {
  nombre: string;
  /** Where it was going. */
  carpeta: string;
  /** There are others in the same go. */
  hayMas: boolean;
  decidir: (decision: Decision, paraTodos: boolean) => void;
};

/** A name that is taken: nothing is replaced without somebody saying so. */
export function DialogoConflicto({ nombre, carpeta, hayMas, decidir }: Conflicto) {
  const [paraTodos, setParaTodos] = useState(false);
  const elegir = (decision: Decision) => () => decidir(decision, paraTodos);
  const footer = (
    <>
      <Button onClick={elegir('CANCELAR')}>Cancelar</Button>
      <Button onClick={elegir('REEMPLAZAR')}>Reemplazar</Button>
      <Button variant="solid" data-autofocus onClick={elegir('CONSERVAR_AMBAS')}>
        Conservar ambas
      </Button>
    </>
  );
  return (
    <Modal
      open
      role="alertdialog"
      size="sm"
      title="Ya existe un archivo con este nombre"
      closeOnBackdrop={false}
      onClose={elegir('CANCELAR')}
      footer={footer}
    >
      <Box display="flex" flexDirection="column" gap="3" css={{ overflowWrap: 'anywhere' }}>
        <p>
          En la carpeta «{carpeta}» ya está <strong>{nombre}</strong>.
        </p>
        <Box as="ul" display="grid" gap="1" paddingInlineStart="5" css={{ listStyle: 'disc' }}>
          <li>Conservar ambas: el nuevo queda con un número al final del nombre.</li>
          <li>{`Reemplazar: el anterior pasa ${DIAS_EN_PAPELERA} días a la papelera.`}</li>
          <li>Cancelar: este archivo no se sube.</li>
        </Box>
        {hayMas ? (
          <CheckboxField
            label="Aplicar a los demás"
            checked={paraTodos}
            onChange={(event) => setParaTodos(event.currentTarget.checked)}
          />
        ) : null}
      </Box>
    </Modal>
  );
}
