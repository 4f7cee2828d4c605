import FormularioNovedad from '../bitacora/formulario-novedad';
import type { DialogoAccionProps } from './dialogo-accion';

/** What happened with one person. It changes nothing of their record. */
export default function DialogoNovedad({ participante, onClose }: DialogoAccionProps) {
  return <FormularioNovedad participante={participante} onClose={onClose} onHecho={onClose} />;
}
