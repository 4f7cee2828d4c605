import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { validarDatosSede } from '@/domain/sedes/datos-sede';
import { ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import { NOMBRE_DE_SEDE_UNICO } from '@/domain/sedes/integridad-sede';
import type { Sede } from '@/domain/sedes/sede';
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
import { plegar } from '@/domain/shared/textos';

export const leerEstadoSedeEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_ESTADO_SEDE,
  sinonimos: {
    ACTIVA: ['activo', 'abierta', 'en servicio', 'funcionando'],
    EN_ADECUACION: ['adecuación', 'en obra', 'en obras', 'en reparación', 'en remodelación'],
    INACTIVA: ['inactivo', 'cerrada'],
  },
});

/** Columns a file of sedes may have. */
export const COLUMNAS_SEDES: Columnas = {
  nombre: {
    campo: CAMPOS_SEDE.nombre,
    otrosNombres: ['sede', 'casa', 'nombre sede', 'nombre casa'],
    ejemplo: 'Casa Ejemplo',
  },
  direccion: { campo: CAMPOS_SEDE.direccion, otrosNombres: ['ubicación'], ejemplo: 'Calle 1 # 2-3' },
  municipio: { campo: CAMPOS_SEDE.municipio, otrosNombres: ['ciudad'], ejemplo: 'Bello' },
  telefono: {
    campo: CAMPOS_SEDE.telefono,
    otrosNombres: ['celular', 'tel', 'móvil'],
    ejemplo: '604 444 5566',
  },
  responsable: {
    campo: CAMPOS_SEDE.responsable,
    otrosNombres: ['encargado', 'encargada', 'director', 'directora', 'líder'],
    ejemplo: 'Rosa Ejemplo',
  },
  capacidad_hombres: {
    campo: CAMPOS_SEDE.capacidad_hombres,
    otrosNombres: ['hombres', 'cupos hombres', 'camas hombres'],
    ejemplo: '20',
  },
  capacidad_mujeres: {
    campo: CAMPOS_SEDE.capacidad_mujeres,
    otrosNombres: ['mujeres', 'cupos mujeres', 'camas mujeres'],
    ejemplo: '10',
  },
  estado: {
    campo: CAMPOS_SEDE.estado,
    opciones: Object.values(ETIQUETA_ESTADO_SEDE),
    leer: deTexto(leerEstadoSedeEscrito),
    ejemplo: 'Activa',
  },
};

export const leerFilaDeSede = (celdas: CeldasDeFila): FilaLeida => {
  const { entrada, rechazos } = leerCeldas(COLUMNAS_SEDES, celdas);
  const deReglas = rechazosDeReglas(() => void validarDatosSede(entrada), 'nombre');
  return { entrada, rechazos: { ...deReglas, ...rechazos } };
};

type Identidad = Pick<Sede, 'nombre'>;

/** What becomes of each row: no two sedes have one name. */
export const decidirSedes = (filas: readonly FilaLeida[], guardadas: readonly Sede[]): FilaImportada[] =>
  decidirFilas<Identidad>(filas, {
    guardados: guardadas,
    clave: ({ nombre }) => plegar(nombre),
    repite: NOMBRE_DE_SEDE_UNICO.repite,
    comoQuedaria: (entrada) => ({ nombre: String(entrada.nombre) }),
  });
