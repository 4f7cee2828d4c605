import { errorNoEsCarpeta, errorNombreOcupado, errorSinArchivo } from '@/domain/archivos/errores-archivos';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

const lleno = (causa: unknown): ErrorAplicacion =>
  new ErrorAplicacion('NO_DISPONIBLE', 'No queda espacio para guardar archivos: avise al administrador', {
    causa,
  });

const POR_CODIGO: Readonly<Record<string, (causa: unknown) => ErrorAplicacion>> = {
  ENOSPC: lleno,
  EDQUOT: lleno,
  EEXIST: errorNombreOcupado,
  ENOTEMPTY: errorNombreOcupado,
  EISDIR: errorNombreOcupado,
  ENOTDIR: errorNoEsCarpeta,
  ELOOP: errorNoEsCarpeta,
  ENOENT: errorSinArchivo,
  ENAMETOOLONG: () => errorValidacion('El nombre es demasiado largo: use uno más corto'),
};

/** What another call changed in between, and a full disk, in the words of the product. */
export const traducirErrorDisco = (error: unknown): unknown => {
  const codigo = (error as NodeJS.ErrnoException | null)?.code;
  const traducir =
    typeof codigo === 'string' && Object.hasOwn(POR_CODIGO, codigo) ? POR_CODIGO[codigo] : null;
  return traducir ? traducir(error) : error;
};

type Metodos = { [nombre: string]: (...argumentos: never[]) => Promise<unknown> };

/** The same methods, with the errors of the disk translated. */
export const traduciendoDisco = <T extends object>(metodos: T): T =>
  Object.fromEntries(
    Object.entries(metodos as unknown as Metodos).map(([nombre, metodo]) => [
      nombre,
      async (...argumentos: never[]) => {
        try {
          return await metodo(...argumentos);
        } catch (error) {
          throw traducirErrorDisco(error);
        }
      },
    ]),
  ) as T;
