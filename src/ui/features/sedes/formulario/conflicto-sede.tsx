import type { Sede } from '@/domain/sedes/sede';
import { CompararVersiones } from '../../shared/formulario/comparar-versiones';
import { camposDistintos, mezclarVersiones } from '../../shared/formulario/mezclar-versiones';
import { ETIQUETAS_SEDE, valorEnPalabras } from '../etiquetas-sede';
import { aValores, type ValoresSede } from './valores-sede';

type ConflictoSedeProps = {
  base: Sede;
  guardada: Sede;
  mios: ValoresSede;
  onVolver: () => void;
  onElegir: (guardada: Sede, valores: ValoresSede) => void;
};

export function ConflictoSede({ base, guardada, mios, onVolver, onElegir }: ConflictoSedeProps) {
  const suyos = aValores(guardada);
  return (
    <CompararVersiones
      campos={camposDistintos(aValores(base), mios, suyos).map(({ campo, inicial }) => ({
        campo,
        inicial,
        etiqueta: ETIQUETAS_SEDE[campo],
        mia: valorEnPalabras(campo, mios[campo]),
        guardada: valorEnPalabras(campo, suyos[campo]),
      }))}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(guardada, mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
