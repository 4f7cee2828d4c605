import type { Acudiente } from '@/domain/acudientes/acudiente';
import { CompararVersiones } from '../../shared/formulario/comparar-versiones';
import { camposDistintos, mezclarVersiones } from '../../shared/formulario/mezclar-versiones';
import { ETIQUETAS_ACUDIENTE, valorEnPalabras } from '../etiquetas-acudiente';
import { aValores, type ValoresAcudiente } from './valores-acudiente';

type ConflictoAcudienteProps = {
  base: Acudiente;
  guardada: Acudiente;
  mios: ValoresAcudiente;
  onVolver: () => void;
  onElegir: (guardada: Acudiente, valores: ValoresAcudiente) => void;
};

export function ConflictoAcudiente({ base, guardada, mios, onVolver, onElegir }: ConflictoAcudienteProps) {
  const suyos = aValores(guardada);
  return (
    <CompararVersiones
      campos={camposDistintos(aValores(base), mios, suyos).map(({ campo, inicial }) => ({
        campo,
        inicial,
        etiqueta: ETIQUETAS_ACUDIENTE[campo],
        mia: valorEnPalabras(campo, mios[campo]),
        guardada: valorEnPalabras(campo, suyos[campo]),
      }))}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(guardada, mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
