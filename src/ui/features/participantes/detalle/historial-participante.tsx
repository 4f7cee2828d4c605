import type { CambioRegistrado } from '@/domain/actividad/actividad';
import type { Participante } from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { HistorialCambios } from '../../shared/datos/historial-cambios';
import { etiquetaDe, tieneEtiqueta, valorEnPalabras } from '../etiquetas-participante';
import { useNombreSede } from '../use-nombre-sede';
import { usePuedeVerReservados } from './seccion-reservada';

const esReservado = (campo: string) => (CAMPOS_RESERVADOS as readonly string[]).includes(campo);

export function HistorialParticipante({ participante }: { participante: Participante }) {
  const puedeVerReservados = usePuedeVerReservados(participante);
  const nombreSede = useNombreSede();
  const describirCambio = ({ campo, antes, despues }: CambioRegistrado) => {
    if (!tieneEtiqueta(campo) || (esReservado(campo) && !puedeVerReservados)) return null;
    return {
      etiqueta: etiquetaDe(campo),
      antes: valorEnPalabras(campo, antes, nombreSede),
      despues: valorEnPalabras(campo, despues, nombreSede),
    };
  };
  return <HistorialCambios entidad="participante" id={participante.id} describirCambio={describirCambio} />;
}
