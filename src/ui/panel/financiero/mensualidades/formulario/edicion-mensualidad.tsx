import { useQueryClient } from '@tanstack/react-query';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { periodoDe } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { guardarEn } from '@/ui/panel/comun/formulario/guardar-en';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaNombreParticipante } from '@/ui/panel/comun/participantes/participantes-buscados.queries';
import { consultaCobroDe } from '../../cobro.queries';
import { cobroCompleto, ETIQUETAS_MENSUALIDAD, mensualidadEnFrase } from '../../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../../financiero.queries';
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

type EdicionMensualidadProps = {
  original: MensualidadEnLista | null;
  participante?: Id;
  onClose: () => void;
};

export function EdicionMensualidad({ original, participante, onClose }: EdicionMensualidadProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const cliente = useQueryClient();
  // Read already to propose their value.
  const nombreDe = (participante: Id) =>
    cliente.getQueryData(consultaCobroDe(servicios, participante).queryKey)?.nombre ?? null;
  // After a reload what was in doubt may be confirmed before the name has come. While the form waits to ask for it again, the
  // question is the same, and it is given up with the form: then it is asked anew.
  const nombreDicho = async (participante: Id) => {
    const pedir = () => cliente.fetchQuery(consultaNombreParticipante(servicios, participante));
    return (
      nombreDe(participante) ??
      (await pedir()
        .catch(pedir)
        .catch(() => null))
    );
  };
  return (
    <FormularioRegistro<ValoresMensualidad, Mensualidad>
      sinRed
      entidad="mensualidad"
      original={original}
      dueno={participante === undefined ? undefined : String(participante)}
      titulo={original ? `Editar ${mensualidadEnFrase(original)}` : 'Nueva mensualidad'}
      etiquetas={ETIQUETAS_MENSUALIDAD}
      iniciales={original ? aValores(original) : valoresNuevos(periodoDe(hoy), participante)}
      validar={validarValores}
      guardar={guardarEn<ValoresMensualidad, Mensualidad>('mensualidades', { datosDe, cambiosDe })}
      nombreDe={({ participante_id, periodo }) =>
        [nombreDe(participante_id), periodo && periodoEnPalabras(periodo)].filter(Boolean).join(', ')
      }
      hecho={async (guardada) => {
        const participante_nombre =
          original?.participante_nombre ?? (await nombreDicho(guardada.participante_id));
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
