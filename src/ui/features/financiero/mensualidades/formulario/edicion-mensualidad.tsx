import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { periodoDe } from '@/domain/shared/fechas';
import { FormularioRegistro } from '../../../shared/formulario/formulario-registro';
import { guardarEn } from '../../../shared/formulario/guardar-en';
import { useHoy } from '../../../shared/panel/use-hoy';
import { usePanel } from '../../../shared/panel/use-panel';
import { ETIQUETAS_MENSUALIDAD, mensualidadEnFrase, nombreMensualidad } from '../../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../../financiero.queries';
import { CamposMensualidad } from './campos-mensualidad';
import {
  aValores,
  cambiosDe,
  datosDe,
  type ValoresMensualidad,
  VERSIONES_MENSUALIDAD,
  validarValores,
  valoresNuevos,
} from './valores-mensualidad';

type EdicionMensualidadProps = { original: Mensualidad | null; onClose: () => void };

export function EdicionMensualidad({ original, onClose }: EdicionMensualidadProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  return (
    <FormularioRegistro<ValoresMensualidad, Mensualidad>
      entidad="mensualidad"
      original={original}
      titulo={original ? `Editar ${mensualidadEnFrase(original)}` : 'Nueva mensualidad'}
      etiquetas={ETIQUETAS_MENSUALIDAD}
      iniciales={original ? aValores(original) : valoresNuevos(periodoDe(hoy))}
      validar={validarValores}
      guardar={guardarEn<ValoresMensualidad, Mensualidad>(servicios.mensualidades, { datosDe, cambiosDe })}
      hecho={(guardada) => {
        const nombre = nombreMensualidad(guardada);
        return original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: creada`;
      }}
      afecta={AFECTADAS_POR_COBRO}
      versiones={VERSIONES_MENSUALIDAD}
      onClose={onClose}
    >
      <CamposMensualidad nueva={original === null} hoy={hoy} />
    </FormularioRegistro>
  );
}
