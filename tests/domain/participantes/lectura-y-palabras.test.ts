import { atrapar } from '@tests/domain/atrapar';
import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { seleccionarParticipantes } from '@/domain/participantes/criterios-participantes';
import {
  type DatosParticipante,
  validarCambiosParticipante,
  validarDatosParticipante,
} from '@/domain/participantes/datos-participante';
import {
  CICLO_ESTADO_PARTICIPANTE,
  ESTADOS_PARTICIPANTE,
  ESTADOS_QUE_OCUPAN_CUPO,
  ETIQUETA_ESTADO_PARTICIPANTE,
  TRANSICIONES_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import { ETIQUETA_EVENTO } from '@/domain/participantes/estancias/opciones-evento';
import { exigirIdParticipante } from '@/domain/participantes/exigir-id-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_FILTRO_PERMISO,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
  FASES,
  MEDIOS_AUTORIZACION,
  ORDENES_PARTICIPANTES,
  PROGRAMAS,
  TIPOS_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { revisarParticipante } from '@/domain/participantes/reglas-participante';

const DATOS: DatosParticipante = {
  nombre: 'Ana Ríos',
  telefono: '3001234567',
  tipo_documento: 'CC',
  numero_documento: '43000111',
  fecha_nacimiento: '1990-01-01',
  area: 'MUJERES',
  municipio: 'Bello',
  direccion: 'Calle 1',
  email: 'ana@correo.co',
  sede_id: 2,
  programa: 'FAMILIAR',
  fase: 'SEGUIMIENTO',
  fecha_ingreso: '2026-01-10',
  fecha_egreso_prevista: '2027-01-10',
  fecha_egreso: '2026-10-10',
  tipo_egreso: 'REMISION',
  motivo_egreso: 'Traslado a otra ciudad',
  valor_mensualidad: 850_000,
  dia_pago: 28,
  beca_porcentaje: 100,
  eps: 'EPS',
  contacto_emergencia: 'Su hermana',
  observaciones: 'Ninguna',
  alergias: 'Maní',
  medicamentos: 'Ninguno',
  sustancia_principal: 'Alcohol',
  antecedentes: 'Asma',
  autorizacion_datos: {
    otorgada: true,
    version: '1',
    fecha: '2026-01-10',
    medio: 'GRABACION',
    revocada_en: '2026-02-10',
  },
  estado: 'EGRESADO',
};

describe('los datos de un participante', () => {
  it('se guardan como se escribieron y se leen como se guardaron', () => {
    expect(validarDatosParticipante(DATOS)).toEqual(DATOS);
    const cambios = { ...DATOS, archivado: true, version: 3 };
    expect(validarCambiosParticipante(cambios)).toEqual(cambios);
    const guardado = { ...participante(), ...DATOS, archivado_en: '2026-11-21T10:00:00Z' };
    expect(esquemaParticipante.parse(guardado)).toEqual(guardado);
  });

  it.each([
    ['dia_pago', [1, 28], [0, 29, 1.5]],
    ['beca_porcentaje', [0, 100], [-1, 101]],
    ['valor_mensualidad', [0, 1_000_000_000], [-1, 1_000_000_001]],
  ])('%s dentro de sus límites, al guardar y al leer', (campo, buenos, malos) => {
    for (const valor of buenos) {
      expect(validarCambiosParticipante({ [campo]: valor })).toEqual({ [campo]: valor });
      expect(esquemaParticipante.parse({ ...participante(), [campo]: valor })).toHaveProperty(campo, valor);
    }
    for (const valor of malos)
      expect(Object.keys(atrapar(() => validarCambiosParticipante({ [campo]: valor })).campos)).toEqual([
        campo,
      ]);
    expect(esquemaParticipante.parse({ ...participante(), [campo]: -1 })).toHaveProperty(campo, null);
  });

  it('la autorización no lleva campos de más, y tiene que decir si se otorgó', () => {
    const campos = (autorizacion_datos: unknown) =>
      atrapar(() => validarCambiosParticipante({ autorizacion_datos })).campos;
    expect(campos({ version: '1' })).toEqual({ 'autorizacion_datos.otorgada': 'Este campo es obligatorio' });
    expect(campos({ otorgada: true, version: 'x'.repeat(21) })).toHaveProperty([
      'autorizacion_datos.version',
    ]);
    expect(
      validarCambiosParticipante({ autorizacion_datos: { otorgada: false, version: 'x'.repeat(20) } }),
    ).toEqual({
      autorizacion_datos: { otorgada: false, version: 'x'.repeat(20) },
    });
  });

  it('los que se contradicen se dicen junto a su campo', () => {
    expect(atrapar(() => exigirIdParticipante(' ')).message).toBe('ID de participante requerido');
    expect(
      atrapar(() => revisarParticipante({ fecha_nacimiento: '2027-01-01' }, '2026-11-21')),
    ).toMatchObject({
      message: 'Revise los campos señalados',
    });
  });
});

describe('las palabras de un participante', () => {
  it('estados, y los que ocupan cupo', () => {
    expect(ETIQUETA_ESTADO_PARTICIPANTE).toEqual({
      PREINGRESO: 'Preingreso',
      ACTIVO: 'Activo',
      CON_PERMISO: 'Con permiso',
      EGRESADO: 'Egresado',
    });
    expect([...ESTADOS_PARTICIPANTE]).toEqual(Object.keys(ETIQUETA_ESTADO_PARTICIPANTE));
    expect([...ESTADOS_QUE_OCUPAN_CUPO]).toEqual(['ACTIVO', 'CON_PERMISO']);
    expect([...CICLO_ESTADO_PARTICIPANTE]).toEqual(['ACTIVO', 'CON_PERMISO']);
    expect(TRANSICIONES_PARTICIPANTE).toEqual({
      PREINGRESO: ['ACTIVO'],
      ACTIVO: ['CON_PERMISO', 'EGRESADO'],
      CON_PERMISO: ['ACTIVO', 'EGRESADO'],
      EGRESADO: ['ACTIVO'],
    });
  });

  it('programas, fases, egresos y autorizaciones', () => {
    expect(ETIQUETA_PROGRAMA).toEqual({
      INTERNADO: 'Internado',
      FAMILIAR: 'Familiar',
      REINSERCION: 'Reinserción',
    });
    expect(ETIQUETA_FASE).toEqual({
      ACOGIDA: 'Acogida',
      PROCESO: 'Proceso',
      REINSERCION: 'Reinserción',
      SEGUIMIENTO: 'Seguimiento',
    });
    expect(ETIQUETA_TIPO_EGRESO).toEqual({
      PROCESO_TERMINADO: 'Proceso terminado',
      RETIRO_VOLUNTARIO: 'Retiro voluntario',
      ABANDONO: 'Abandono',
      CONVIVENCIA: 'Convivencia',
      REMISION: 'Remisión',
      FALLECIMIENTO: 'Fallecimiento',
    });
    expect(ETIQUETA_MEDIO_AUTORIZACION).toEqual({
      ESCRITO: 'Documento firmado',
      DIGITAL: 'Medio digital',
      GRABACION: 'Grabación',
    });
    expect(ETIQUETA_EVENTO).toEqual({
      PERMISO: 'Permiso',
      TRASLADO: 'Traslado',
      CAMBIO_DE_FASE: 'Cambio de fase',
    });
    expect(ETIQUETA_FILTRO_PERMISO).toEqual({ VENCIDO: 'No han vuelto', HOY: 'Vuelven hoy' });
    expect([...PROGRAMAS]).toEqual(Object.keys(ETIQUETA_PROGRAMA));
    expect([...FASES]).toEqual(Object.keys(ETIQUETA_FASE));
    expect([...TIPOS_EGRESO]).toEqual(Object.keys(ETIQUETA_TIPO_EGRESO));
    expect([...MEDIOS_AUTORIZACION]).toEqual(Object.keys(ETIQUETA_MEDIO_AUTORIZACION));
  });
});

describe('las listas', () => {
  it('se ordenan por los campos que se ofrecen; por otro, por nombre y en el sentido pedido', () => {
    expect([...ORDENES_PARTICIPANTES]).toEqual([
      'nombre',
      'estado',
      'programa',
      'fecha_ingreso',
      'fecha_egreso_prevista',
      'regreso_previsto',
      'actualizado_en',
      'sede',
      'saldo',
    ]);
    const todos = [participante({ id: 1, nombre: 'Ana' }), participante({ id: 2, nombre: 'Luz' })];
    expect(seleccionarParticipantes(todos, { orden: '-telefono' }).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('quien debe lo vencido, cuando se pregunta', () => {
    const todos = [
      { ...participante({ id: 1 }), saldo_vencido: 5 },
      { ...participante({ id: 2 }), saldo_vencido: 0 },
      { ...participante({ id: 3 }), saldo_vencido: null },
    ];
    expect(seleccionarParticipantes(todos, { con_saldo_vencido: true }).map(({ id }) => id)).toEqual([1]);
    expect(seleccionarParticipantes(todos, {})).toHaveLength(3);
  });
});
