import type { Usuario } from '@/domain/usuarios/usuario';

/** One person a line, in columns. */
export const contarUsuarios = (usuarios: readonly Usuario[]): string[] => {
  const filas = usuarios.map(({ email, rol, estado, ultimo_acceso }) => [
    email,
    rol,
    estado,
    ultimo_acceso ? `último ingreso ${ultimo_acceso.slice(0, 10)}` : 'nunca ha entrado',
  ]);
  const ancho = (columna: number) => Math.max(0, ...filas.map((fila) => fila[columna]?.length ?? 0));
  const anchos = [0, 1, 2, 3].map(ancho);
  return filas.map((fila) =>
    fila
      .map((texto, i) => texto.padEnd(anchos[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
