import type { CambiosFormato } from '@/domain/formatos/datos-formato';
import {
  ETIQUETA_ESTADO_FORMATO,
  type Formato,
  puedePasarA,
  sePuedeReescribir,
} from '@/domain/formatos/formato';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

type ConEstado = Pick<Formato, 'nombre' | 'edicion' | 'estado'>;

const reescribe = ({ nombre, categoria, contenido }: CambiosFormato): boolean =>
  [nombre, categoria, contenido].some((campo) => campo !== undefined);

/** Throws CONFLICTO: what people have signed is not rewritten, and states only move forward. */
export const revisarCambioFormato = (
  { nombre, edicion, estado }: ConEstado,
  cambios: CambiosFormato,
): void => {
  if (reescribe(cambios) && !sePuedeReescribir(estado)) {
    throw errorConflicto(
      `La versión ${edicion} de «${nombre}» ya se publicó: cree una versión nueva para cambiarla`,
    );
  }
  if (cambios.estado !== undefined && cambios.estado !== estado && !puedePasarA(estado, cambios.estado)) {
    const [desde, hasta] = [estado, cambios.estado].map((uno) => ETIQUETA_ESTADO_FORMATO[uno].toLowerCase());
    throw errorConflicto(`Una versión en estado ${desde} no puede pasar a ${hasta}`);
  }
};

/** Throws CONFLICTO: only a draft is thrown away. */
export const revisarDescarteFormato = ({ nombre, edicion, estado }: ConEstado): void => {
  if (sePuedeReescribir(estado)) return;
  throw errorConflicto(`La versión ${edicion} de «${nombre}» ya se publicó: no se puede eliminar`);
};
