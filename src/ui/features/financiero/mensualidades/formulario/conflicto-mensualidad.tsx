import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { CompararVersiones } from '../../../shared/formulario/comparar-versiones';
import { camposDistintos, mezclarVersiones } from '../../../shared/formulario/mezclar-versiones';
import { ETIQUETAS_MENSUALIDAD, valorEnPalabras } from '../../etiquetas-financiero';
import { aValores, type ValoresMensualidad } from './valores-mensualidad';

type ConflictoMensualidadProps = {
  base: Mensualidad;
  guardada: Mensualidad;
  mios: ValoresMensualidad;
  onVolver: () => void;
  onElegir: (guardada: Mensualidad, valores: ValoresMensualidad) => void;
};

export function ConflictoMensualidad({
  base,
  guardada,
  mios,
  onVolver,
  onElegir,
}: ConflictoMensualidadProps) {
  const suyos = aValores(guardada);
  return (
    <CompararVersiones
      campos={camposDistintos(aValores(base), mios, suyos).map(({ campo, inicial }) => ({
        campo,
        inicial,
        etiqueta: ETIQUETAS_MENSUALIDAD[campo],
        mia: valorEnPalabras(campo, mios[campo]),
        guardada: valorEnPalabras(campo, suyos[campo]),
      }))}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(guardada, mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
