import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { Id } from '@/domain/shared/id';
import { FormularioRegistro } from '../../shared/formulario/formulario-registro';
import { guardarEn } from '../../shared/formulario/guardar-en';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from '../acudientes.queries';
import { ETIQUETAS_ACUDIENTE } from '../etiquetas-acudiente';
import { CamposAcudiente } from './campos-acudiente';
import {
  aValores,
  cambiosDe,
  type ValoresAcudiente,
  VERSIONES_ACUDIENTE,
  validarValores,
} from './valores-acudiente';

type EdicionAcudienteProps = {
  original: Acudiente | null;
  /** Who a new one answers for, when that is already known. */
  participante?: Id | null;
  onClose: () => void;
};

export function EdicionAcudiente({ original, participante, onClose }: EdicionAcudienteProps) {
  const { servicios } = usePanel();
  return (
    <FormularioRegistro<ValoresAcudiente, Acudiente>
      entidad="acudiente"
      original={original}
      dueno={participante}
      titulo={original ? `Editar a ${nombreAcudiente(original)}` : 'Nuevo acudiente'}
      etiquetas={ETIQUETAS_ACUDIENTE}
      iniciales={aValores(original, participante)}
      validar={validarValores}
      guardar={guardarEn(servicios.acudientes, {
        datosDe: (valores: ValoresAcudiente) => valores,
        cambiosDe,
      })}
      hecho={(acudiente) => {
        const nombre = nombreAcudiente(acudiente);
        return original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: acudiente creado`;
      }}
      afecta={AFECTADAS_POR_ACUDIENTE}
      versiones={VERSIONES_ACUDIENTE}
      onClose={onClose}
    >
      <CamposAcudiente original={original} />
    </FormularioRegistro>
  );
}
