import {
  type CeldasDeFila,
  type Columnas,
  deTexto,
  type FilaLeida,
  leerCeldas,
} from '@/domain/shared/importacion/columna';
import { decidirFilas } from '@/domain/shared/importacion/decidir-filas';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { ETIQUETA_ROL } from '@/domain/shared/rol';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import { CORREO_UNICO } from '@/domain/usuarios/integridad-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

/** Whoever may only see is never taken for whoever may write: `secretaria` is no role. */
export const leerRolEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_ROL,
  sinonimos: {
    CONSULTA: ['consultas', 'solo consulta', 'lectura', 'solo lectura', 'lector', 'lectora'],
    ADMINISTRADOR: ['administradora', 'admin'],
  },
});

/** Columns a file of users may have. No password comes in a file: each gets a provisional one. */
export const COLUMNAS_USUARIOS: Columnas = {
  email: {
    campo: CAMPOS_USUARIO.email,
    otrosNombres: ['correo', 'email', 'e-mail', 'usuario'],
    ejemplo: 'maria@ejemplo.co',
  },
  displayName: {
    campo: CAMPOS_USUARIO.displayName,
    otrosNombres: ['nombre', 'nombres', 'nombre completo', 'nombres y apellidos'],
    ejemplo: 'María Ejemplo',
  },
  rol: {
    campo: CAMPOS_USUARIO.rol,
    otrosNombres: ['permiso', 'permisos', 'perfil', 'cargo'],
    opciones: Object.values(ETIQUETA_ROL),
    leer: deTexto(leerRolEscrito),
    ejemplo: ETIQUETA_ROL.CONSULTA,
  },
};

/** `contrasena` is made for each row, as the form suggests one: it is handed over, serves once, and the person chooses theirs. */
export const crearLectorDeUsuarios =
  (contrasena: () => string) =>
  (celdas: CeldasDeFila): FilaLeida => {
    const { entrada, rechazos } = leerCeldas(COLUMNAS_USUARIOS, celdas);
    const completa = { ...entrada, password: contrasena() };
    const deReglas = rechazosDeReglas(() => void validarDatosUsuario(completa), 'email');
    return { entrada: completa, rechazos: { ...deReglas, ...rechazos } };
  };

type Identidad = Pick<Usuario, 'email'>;

/** What becomes of each row: an e-mail is of one person. */
export const decidirUsuarios = (
  filas: readonly FilaLeida[],
  guardados: readonly Usuario[],
): FilaImportada[] =>
  decidirFilas<Identidad>(filas, {
    guardados,
    clave: ({ email }) => email.trim().toLowerCase(),
    repite: (uno, otro) => CORREO_UNICO.repite({ email: uno.email.trim() }, { email: otro.email.trim() }),
    comoQuedaria: (entrada) => ({ email: String(entrada.email) }),
  });
