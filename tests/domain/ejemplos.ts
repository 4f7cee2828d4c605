import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import {
  type Abono,
  esquemaAbono,
  esquemaMensualidad,
  type Mensualidad,
} from '@/domain/mensualidades/mensualidad';
import { conSaldo, type MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { esquemaParticipante, type Participante } from '@/domain/participantes/participante';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import { esquemaUsuario, type Usuario } from '@/domain/usuarios/usuario';

export const HOY = '2026-11-21';

export const participante = (cambios: Partial<Participante> = {}): Participante => ({
  ...esquemaParticipante.parse({
    id: 1,
    nombre: 'Ana María Ríos',
    telefono: '3001234567',
    estado: 'ACTIVO',
    fecha_ingreso: '2026-01-10',
  }),
  version: 3,
  ...cambios,
});

export const acudiente = (cambios: Partial<Acudiente> = {}): Acudiente => ({
  ...esquemaAcudiente.parse({
    id: 5,
    id_participante: 1,
    numero_documento: '43000111',
    nombres: 'Luz',
    apellidos: 'Ríos',
  }),
  ...cambios,
});

export const abono = (cambios: Partial<Abono> = {}): Abono => ({
  ...esquemaAbono.parse({ id: 1, fecha: HOY, valor: 50_000, medio: 'EFECTIVO' }),
  ...cambios,
});

export const mensualidad = (cambios: Partial<Mensualidad> = {}): MensualidadConSaldo =>
  conSaldo({
    ...esquemaMensualidad.parse({
      id: 9,
      participante_id: 1,
      valor: 850_000,
      periodo: '2026-11',
      fecha_vencimiento: '2026-11-05',
    }),
    ...cambios,
  });

export const movimiento = (cambios: Partial<MovimientoAFavor> = {}): MovimientoAFavor => ({
  id: 1,
  origen_id: null,
  tipo: 'EXCEDENTE',
  fecha: HOY,
  valor: 50,
  id_acudiente: 5,
  participante_id: 1,
  abono_id: 1,
  mensualidad_id: 9,
  recibo: 1,
  devolucion_id: null,
  registrado_en: null,
  medio: null,
  referencia: null,
  motivo: null,
  registrado_por: null,
  sede_id: null,
  ...cambios,
});

export const sede = (cambios: Partial<Sede> = {}): Sede => ({
  ...esquemaSede.parse({ id: 2, nombre: 'Casa Bello', direccion: 'Calle 50 # 40-30' }),
  ...cambios,
});

export const usuario = (cambios: Partial<Usuario> = {}): Usuario => ({
  ...esquemaUsuario.parse({ id: 7, email: 'ana@fundacion.example', rol: 'ADMINISTRADOR' }),
  ...cambios,
});
