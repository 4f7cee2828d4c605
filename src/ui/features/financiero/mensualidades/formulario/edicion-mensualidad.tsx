import { useQueryClient } from '@tanstack/react-query';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { FormularioRegistro } from '../../../shared/formulario/formulario-registro';
import { guardarEn } from '../../../shared/formulario/guardar-en';
import { useHoy } from '../../../shared/panel/use-hoy';
import { usePanel } from '../../../shared/panel/use-panel';
import { cobroCompleto, ETIQUETAS_MENSUALIDAD, mensualidadEnFrase } from '../../etiquetas-financiero';
import { AFECTADAS_POR_COBRO, consultaCobroDe } from '../../financiero.queries';
import { ResumenCobro } from '../resumen-cobro';
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

type EdicionMensualidadProps = { original: MensualidadEnLista | null; onClose: () => void };

export function EdicionMensualidad({ original, onClose }: EdicionMensualidadProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const cliente = useQueryClient();
  // Read already to propose their value.
  const nombreDe = (participante: Id) =>
    cliente.getQueryData(consultaCobroDe(servicios, participante).queryKey)?.nombre ?? null;
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
        const participante_nombre = original?.participante_nombre ?? nombreDe(guardada.participante_id);
        const nombre = cobroCompleto({ ...guardada, participante_nombre });
        return original ? `Se guardaron los cambios: ${nombre}` : `${nombre}: creada`;
      }}
      afecta={AFECTADAS_POR_COBRO}
      versiones={VERSIONES_MENSUALIDAD}
      onClose={onClose}
    >
      {original ? <ResumenCobro mensualidad={original} /> : null}
      <CamposMensualidad nueva={original === null} hoy={hoy} />
    </FormularioRegistro>
  );
}
