import type { Sede } from '@/domain/sedes/sede';
import { FormularioRegistro } from '../../shared/formulario/formulario-registro';
import { guardarEn } from '../../shared/formulario/guardar-en';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_SEDE } from '../etiquetas-sede';
import { AFECTADAS_POR_SEDE } from '../sedes.queries';
import { CamposSede } from './campos-sede';
import { aValores, cambiosDe, type ValoresSede, VERSIONES_SEDE, validarValores } from './valores-sede';

type EdicionSedeProps = { original: Sede | null; onClose: () => void };

export function EdicionSede({ original, onClose }: EdicionSedeProps) {
  const { servicios } = usePanel();
  return (
    <FormularioRegistro<ValoresSede, Sede>
      entidad="sede"
      original={original}
      titulo={original ? `Editar ${original.nombre}` : 'Nueva sede'}
      etiquetas={ETIQUETAS_SEDE}
      iniciales={aValores(original)}
      validar={validarValores}
      guardar={guardarEn(servicios.sedes, { datosDe: (valores: ValoresSede) => valores, cambiosDe })}
      hecho={({ nombre }) => (original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: sede creada`)}
      afecta={AFECTADAS_POR_SEDE}
      versiones={VERSIONES_SEDE}
      onClose={onClose}
    >
      <CamposSede original={original} />
    </FormularioRegistro>
  );
}
