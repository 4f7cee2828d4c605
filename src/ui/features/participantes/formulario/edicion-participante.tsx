import type { Participante } from '@/domain/participantes/participante';
import { FormularioRegistro } from '../../shared/formulario/formulario-registro';
import { guardarEn } from '../../shared/formulario/guardar-en';
import { usePanel } from '../../shared/panel/use-panel';
import { leerParticipante } from '../dialogos/use-participante-vigente';
import { ETIQUETAS_PARTICIPANTE, etiquetaDe, valorEnPalabras } from '../etiquetas-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useContextoDeReglas } from '../use-contexto-de-reglas';
import { useNombreSede } from '../use-nombre-sede';
import { CamposParticipante } from './campos-participante';
import { validarCambio, validarNuevo } from './validar-participante';
import { aValores, cambiosDe, datosDe, type ValoresParticipante } from './valores-participante';

type EdicionParticipanteProps = { original: Participante | null; onClose: () => void };

export function EdicionParticipante({ original, onClose }: EdicionParticipanteProps) {
  const { servicios } = usePanel();
  const contexto = useContextoDeReglas();
  const nombreSede = useNombreSede();
  return (
    <FormularioRegistro<ValoresParticipante, Participante>
      entidad="participante"
      original={original}
      titulo={original ? `Editar a ${original.nombre}` : 'Nuevo participante'}
      etiquetas={ETIQUETAS_PARTICIPANTE}
      iniciales={aValores(original)}
      validar={(base, valores) =>
        base
          ? validarCambio(base, cambiosDe(base, valores), contexto)
          : validarNuevo(datosDe(valores), contexto)
      }
      guardar={guardarEn(servicios.participantes, { datosDe, cambiosDe })}
      hecho={({ nombre }) =>
        original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: participante creado`
      }
      afecta={AFECTADAS_POR_PARTICIPANTE}
      versiones={{
        leer: leerParticipante,
        aValores,
        etiquetaDe,
        enPalabras: (campo, valor) => valorEnPalabras(campo, valor, nombreSede),
      }}
      onClose={onClose}
    >
      <CamposParticipante original={original} />
    </FormularioRegistro>
  );
}
