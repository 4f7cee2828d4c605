import type { Editado } from '../datos/editado-por';
import { CompararVersiones } from './comparar-versiones';
import { camposDistintos, mezclarVersiones } from './mezclar-versiones';

type Valores = Readonly<Record<string, unknown>>;

/** How two versions of a record are read and told apart. */
export interface Versiones<V, R> {
  /** Reads what came with a stale version; null when it cannot be read. */
  leer: (valor: unknown) => R | null;
  aValores: (registro: R) => V;
  etiquetaDe: (campo: string) => string;
  /** A field's value as people read it. */
  enPalabras: (campo: string, valor: unknown) => string;
}

type ConflictoRegistroProps<V, R> = Pick<Versiones<V, R>, 'aValores' | 'etiquetaDe' | 'enPalabras'> & {
  base: R;
  guardada: R;
  mios: V;
  onVolver: () => void;
  onElegir: (guardada: R, valores: V) => void;
};

/** Somebody else saved meanwhile: what differs, in the words of the form. */
export function ConflictoRegistro<V extends Valores, R extends Editado>({
  aValores,
  etiquetaDe,
  enPalabras,
  ...props
}: ConflictoRegistroProps<V, R>) {
  const { base, guardada, mios, onVolver, onElegir } = props;
  const suyos = aValores(guardada);
  return (
    <CompararVersiones
      campos={camposDistintos(aValores(base), mios, suyos).map(({ campo, inicial }) => ({
        campo,
        inicial,
        etiqueta: etiquetaDe(campo),
        mia: enPalabras(campo, mios[campo]),
        guardada: enPalabras(campo, suyos[campo]),
      }))}
      guardada={guardada}
      onVolver={onVolver}
      onElegir={(elecciones) => onElegir(guardada, mezclarVersiones(mios, suyos, elecciones))}
    />
  );
}
