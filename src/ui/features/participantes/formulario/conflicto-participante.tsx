import type { Participante } from '@/domain/participantes/participante';
import { type CampoEnConflicto, CompararVersiones } from '../../shared/formulario/comparar-versiones';
import { camposDistintos, mezclarVersiones } from '../../shared/formulario/mezclar-versiones';
import {
  ETIQUETA_AUTORIZACION_DATOS,
  ETIQUETAS_PARTICIPANTE,
  valorEnPalabras,
} from '../etiquetas-participante';
import { useNombreSede } from '../use-nombre-sede';
import { aValores, type ValoresParticipante } from './valores-participante';

const etiquetaDe = (campo: string): string =>
  campo === 'autorizacion_datos'
    ? ETIQUETA_AUTORIZACION_DATOS
    : ETIQUETAS_PARTICIPANTE[campo as keyof typeof ETIQUETAS_PARTICIPANTE];

type ConflictoParticipanteProps = {
  base: Participante;
  guardada: Participante;
  mios: ValoresParticipante;
  onVolver: () => void;
  onElegir: (guardada: Participante, valores: ValoresParticipante) => void;
};

export function ConflictoParticipante({
  base,
  guardada,
  mios,
  onVolver,
  onElegir,
}: ConflictoParticipanteProps) {
  const nombreSede = useNombreSede();
  const suyos = aValores(guardada);
  const campos = camposDistintos(aValores(base), mios, suyos).map(
    ({ campo, inicial }): CampoEnConflicto => ({
      campo,
      inicial,
      etiqueta: etiquetaDe(campo),
      mia: valorEnPalabras(campo, mios[campo], nombreSede),
      guardada: valorEnPalabras(campo, suyos[campo], nombreSede),
    }),
  );
  return (
    <CompararVersiones
      campos={campos}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(guardada, mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
