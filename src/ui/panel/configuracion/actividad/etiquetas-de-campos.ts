import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import {
  CAMPOS_AUTORIZACION,
  CAMPOS_PARTICIPANTE,
  CAMPOS_PERMISO,
} from '@/domain/participantes/campos-participante';
import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { etiquetasDe } from '@/domain/shared/campos/campo';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { PARTE_COBRO } from '../cobro/parte-cobro';
import { PARTE_CUENTAS } from '../cuentas/parte-cuentas';
import { PARTE_FUNDACION } from '../fundacion/parte-fundacion';
import { PARTE_SIN_RED } from '../preferencias/parte-sin-red';

type Etiquetas = Readonly<Record<string, string>>;

/** Of the records without a sheet, and the same in all. */
const DE_TODOS: Etiquetas = {
  archivado_en: 'Archivado',
  participante_id: 'Participante',
  id_acudiente: 'Paga',
  nombre: 'Nombre',
  estado: 'Estado',
  valor: 'Valor',
  sede_id: 'Sede',
};

/** What happens to them has no field of their own to name. */
type SinPalabrasPropias =
  | 'pago'
  | 'saldo_a_favor'
  | 'gestion_de_cobro'
  | 'canal_de_cobro'
  | 'sitio'
  | 'archivo'
  | 'exportacion'
  | 'actividad'
  | 'revision';

type DeCadaUno = Readonly<Record<Exclude<EntidadActividad, SinPalabrasPropias>, Etiquetas>>;

/** Of each kind of record, as its own form calls its fields; one that is missing does not compile. */
const DE_CADA_UNO: DeCadaUno = {
  participante: {
    ...etiquetasDe(CAMPOS_PARTICIPANTE),
    ...etiquetasDe(CAMPOS_PERMISO),
    autorizacion_datos: CAMPOS_AUTORIZACION.otorgada.etiqueta,
  },
  estancia: etiquetasDe(CAMPOS_PARTICIPANTE),
  evento_de_estancia: { ...etiquetasDe(CAMPOS_EVENTO), estancia_id: 'Estancia' },
  novedad: {
    ...etiquetasDe(CAMPOS_NOVEDAD),
    estancia_id: 'Estancia',
    ocurrio_en: 'Cuándo',
    corrige: 'Corrige la novedad',
    creado_en: 'Escrita',
  },
  acudiente: etiquetasDe(CAMPOS_ACUDIENTE),
  sede: etiquetasDe(CAMPOS_SEDE),
  mensualidad: { ...etiquetasDe(CAMPOS_MENSUALIDAD), abonos: 'Abonos' },
  cierre: { periodo: 'Mes', motivo: 'Motivo' },
  arqueo: {
    desde: 'Desde',
    hasta: 'Hasta',
    sede_nombre: 'Sede',
    conteo: 'Billetes y monedas',
    contado: 'Contado',
    base: 'Base con que empezó',
    recibido: 'Efectivo según los recibos',
    devuelto: 'Devuelto en efectivo',
    retirado: 'Consignado o guardado aparte',
    diferencia: 'Diferencia',
    nota: 'Nota',
    contado_por: 'Contó',
    contado_en: 'Contado',
  },
  usuario: {
    ...etiquetasDe(CAMPOS_USUARIO),
    ultimo_acceso: 'Último acceso',
    provisional_hasta: 'Contraseña provisional hasta',
    contrasena: 'Contraseña',
  },
  formato: {
    codigo: 'Código',
    categoria: 'Categoría',
    contenido: 'Contenido',
    edicion: 'Versión',
    vigente_desde: 'Vigente desde',
    vigente_hasta: 'Vigente hasta',
  },
  enlace_de_cuenta: { pagador: 'Pagador', expira_en: 'Sirve hasta', revocado_en: 'Revocado el' },
  foto: {},
  papel: { codigo: 'Plantilla', fecha: 'Recibido el', archivo: 'Archivo' },
  configuracion: {
    ...PARTE_FUNDACION.etiquetas,
    logo: 'Logo',
    mensaje_de_prueba: 'Mensaje de prueba',
    datos_de_ejemplo: 'Datos de ejemplo',
    motivo_del_correo: 'Lo que dijo el servidor de correo',
    ...PARTE_COBRO.etiquetas,
    ...PARTE_CUENTAS.etiquetas,
    ...PARTE_SIN_RED.etiquetas,
  },
};

/** What people call that field. One that this screen does not know keeps its own name, without its underscores. */
export const etiquetaDeCampo = (entidad: string, campo: string): string =>
  (DE_CADA_UNO as Readonly<Record<string, Etiquetas>>)[entidad]?.[campo] ??
  DE_TODOS[campo] ??
  campo.replaceAll('_', ' ');
