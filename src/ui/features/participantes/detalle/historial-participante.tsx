import type { CambioRegistrado } from '@/domain/actividad/actividad';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { HistorialCambios } from '../../shared/datos/historial-cambios';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import {
  ETIQUETA_AUTORIZACION_DATOS,
  ETIQUETAS_PARTICIPANTE,
  valorEnPalabras,
} from '../etiquetas-participante';
import { useNombreSede } from '../use-nombre-sede';

const ETIQUETAS: Readonly<Record<string, string>> = {
  ...ETIQUETAS_PARTICIPANTE,
  autorizacion_datos: ETIQUETA_AUTORIZACION_DATOS,
};

const esReservado = (campo: string) => (CAMPOS_RESERVADOS as readonly string[]).includes(campo);

export function HistorialParticipante({ participante }: { participante: Participante }) {
  const puedeVerReservados = useEsAdministrador() && autorizacionVigente(participante);
  const nombreSede = useNombreSede();
  const describirCambio = ({ campo, antes, despues }: CambioRegistrado) => {
    const etiqueta = ETIQUETAS[campo];
    if (!etiqueta || (esReservado(campo) && !puedeVerReservados)) return null;
    return {
      etiqueta,
      antes: valorEnPalabras(campo, antes, nombreSede),
      despues: valorEnPalabras(campo, despues, nombreSede),
    };
  };
  return <HistorialCambios entidad="participante" id={participante.id} describirCambio={describirCambio} />;
}
