import { useState } from 'react';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { FormModal } from '@/ui/shared/form-modal';
import { Modal } from '@/ui/shared/modal';
import type { ModalSize } from '@/ui/shared/modal-styles';
import { TextField } from '@/ui/shared/text-field';
import { Fila, Muestra } from './muestra';
import { MuestraFormulario } from './muestra-formulario';

const tamanos: readonly ModalSize[] = ['sm', 'md', 'lg', 'xl', 'full'];

export function MuestraDialogos({ abierto: inicial }: { abierto: string | null }) {
  const [abierto, setAbierto] = useState<string | null>(inicial);
  const [texto, setTexto] = useState('');
  const cerrar = () => setAbierto(null);
  return (
    <Muestra titulo="Diálogos">
      <Fila>
        {tamanos.map((tamano) => (
          <Button key={tamano} onClick={() => setAbierto(tamano)}>{`Modal ${tamano}`}</Button>
        ))}
        <Button onClick={() => setAbierto('formulario')}>Formulario</Button>
        <Button onClick={() => setAbierto('formulario-largo')}>Formulario largo</Button>
        <Button onClick={() => setAbierto('detalle')}>Detalle</Button>
        <Button onClick={() => setAbierto('confirmar')}>Confirmar</Button>
      </Fila>
      {tamanos.map((tamano) => (
        <Modal
          key={tamano}
          open={abierto === tamano}
          onClose={cerrar}
          title={`Modal ${tamano}`}
          size={tamano}
          footer={<Button onClick={cerrar}>Cerrar</Button>}
        >
          Contenido de muestra.
        </Modal>
      ))}
      <FormModal
        open={abierto === 'formulario'}
        title="Nueva sede"
        onClose={cerrar}
        onSubmit={cerrar}
        dirty={texto !== ''}
        error="Ya existe un recurso con estos datos (Error 409)"
      >
        <TextField
          label="Nombre"
          required
          data-autofocus
          value={texto}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <TextField label="Dirección" required />
      </FormModal>
      <FormModal
        open={abierto === 'formulario-largo'}
        title="Editar participante"
        onClose={cerrar}
        onSubmit={cerrar}
      >
        <MuestraFormulario conResumen />
      </FormModal>
      <DetailDialog
        open={abierto === 'detalle'}
        onClose={cerrar}
        title="Nombre de ejemplo uno"
        actions={<Button variant="solid">Editar</Button>}
        items={[
          { label: 'Documento', value: 'CC 0000000001' },
          { label: 'Teléfono', value: '3000000001' },
          { label: 'Sede', value: 'Bello' },
          { label: 'Programa', value: 'Internado · Proceso' },
          { label: 'Acudiente principal', value: null },
          { label: 'Saldo', value: '$ 850.000' },
          {
            label: 'Observaciones',
            value: 'Un texto más largo que ocupa todo el ancho de la ficha.',
            fullWidth: true,
          },
        ]}
      />
      <ConfirmDialog
        open={abierto === 'confirmar'}
        title="Eliminar la sede Bello"
        confirmLabel="Eliminar sede"
        confirmText="Bello"
        onConfirm={cerrar}
        onClose={cerrar}
      >
        Se borra para siempre, con su historial.
      </ConfirmDialog>
    </Muestra>
  );
}
