import { ConfirmDialog } from '@/ui/shared/confirm-dialog';

const DE_FORMULARIO = {
  titulo: '¿Salir sin guardar?',
  seguir: 'Seguir editando',
  salir: 'Descartar cambios',
  texto: 'Hay cambios sin guardar en este formulario. Si sale ahora, se pierden.',
};

export type PreguntaDeSalidaProps = {
  /** Where what would be lost was not typed in a form. */
  pregunta?: typeof DE_FORMULARIO;
  onSalir: () => void;
  onQuedarse: () => void;
};

export function PreguntaDeSalida({ pregunta = DE_FORMULARIO, onSalir, onQuedarse }: PreguntaDeSalidaProps) {
  return (
    <ConfirmDialog
      open
      title={pregunta.titulo}
      confirmLabel={pregunta.salir}
      cancelLabel={pregunta.seguir}
      onConfirm={onSalir}
      onClose={onQuedarse}
    >
      {pregunta.texto}
    </ConfirmDialog>
  );
}
