import type { Navegacion } from '@/application/shared/equipo.port';

/** The way out by `ir`, whatever it is that changes the page. `volver`: whoever left is here again. */
export const conSalida = (ir: (ruta: string) => void): Navegacion & { volver: () => void } => {
  let salida: Promise<void> | null = null;
  return {
    recargarHacia: (ruta) => {
      if (!salida) ir(ruta);
    },
    salirHacia: (ruta, antes) => {
      const irse = () => ir(ruta);
      // Known before `antes` begins: what it ends may already be a reason to go elsewhere.
      salida ??= Promise.resolve().then(antes).then(irse, irse);
      return salida;
    },
    volver: () => {
      salida = null;
    },
  };
};
