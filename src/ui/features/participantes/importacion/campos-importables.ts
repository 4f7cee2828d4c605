import { plegar } from '@/domain/shared/textos';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';

/** What a file may bring; the reserved block and the authorisation are written one by one, with the person present. */
export const CAMPOS_IMPORTABLES = [
  'nombre',
  'telefono',
  'tipo_documento',
  'numero_documento',
  'fecha_nacimiento',
  'area',
  'email',
  'municipio',
  'direccion',
  'contacto_emergencia',
  'eps',
  'sede_id',
  'programa',
  'fase',
  'estado',
  'fecha_ingreso',
  'fecha_egreso_prevista',
  'fecha_egreso',
  'tipo_egreso',
  'motivo_egreso',
  'valor_mensualidad',
  'dia_pago',
  'beca_porcentaje',
  'observaciones',
] as const satisfies readonly (keyof typeof ETIQUETAS_PARTICIPANTE)[];
export type CampoImportable = (typeof CAMPOS_IMPORTABLES)[number];

export const OBLIGATORIOS_IMPORTACION: readonly CampoImportable[] = ['nombre', 'telefono'];

/** Other names people give to a column, folded. */
const OTROS_NOMBRES: Readonly<Partial<Record<CampoImportable, readonly string[]>>> = {
  nombre: ['nombre', 'nombres', 'nombres y apellidos', 'nombre y apellidos', 'participante'],
  telefono: ['celular', 'tel', 'movil', 'telefono celular'],
  tipo_documento: ['tipo doc', 'tipo documento', 'tipo'],
  numero_documento: ['documento', 'numero documento', 'cedula', 'identificacion', 'no documento', 'cc'],
  fecha_nacimiento: ['nacimiento', 'fecha nacimiento', 'f. nacimiento'],
  area: ['area', 'sexo', 'genero'],
  email: ['correo', 'email', 'e-mail', 'correo electronico'],
  municipio: ['ciudad'],
  contacto_emergencia: ['emergencia', 'contacto'],
  fecha_ingreso: ['ingreso', 'fecha ingreso'],
  fecha_egreso_prevista: ['egreso previsto', 'fecha egreso prevista', 'fecha de egreso prevista'],
  fecha_egreso: ['egreso', 'fecha egreso'],
  motivo_egreso: ['motivo egreso', 'motivo'],
  tipo_egreso: ['tipo egreso', 'tipo de egreso'],
  valor_mensualidad: ['mensualidad', 'valor', 'valor mensualidad', 'cuota'],
  dia_pago: ['dia pago', 'dia de cobro'],
  beca_porcentaje: ['beca', 'porcentaje de beca'],
  observaciones: ['observacion', 'notas', 'comentarios'],
};

/** Column of the file (from 0) that fills each field. */
export type Correspondencia = Partial<Record<CampoImportable, number>>;

const nombresDe = (campo: CampoImportable): string[] => [
  plegar(ETIQUETAS_PARTICIPANTE[campo]),
  plegar(campo.replaceAll('_', ' ')),
  campo,
  ...(OTROS_NOMBRES[campo] ?? []),
];

/** Each column fills one field at most, and the more exact names choose first. */
export const adivinarColumnas = (titulos: readonly string[]): Correspondencia => {
  const plegados = titulos.map((titulo) => plegar(titulo.replaceAll(/[:*]/g, '')));
  const correspondencia: Correspondencia = {};
  const usadas = new Set<number>();
  for (const campo of CAMPOS_IMPORTABLES) {
    const columna = nombresDe(campo)
      .map((nombre) => plegados.findIndex((titulo, n) => titulo === nombre && !usadas.has(n)))
      .find((encontrada) => encontrada >= 0);
    if (columna === undefined) continue;
    correspondencia[campo] = columna;
    usadas.add(columna);
  }
  return correspondencia;
};
