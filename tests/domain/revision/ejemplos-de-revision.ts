import type {
  AcudientePorRevisar,
  CobroPorRevisar,
  ParticipantePorRevisar,
  RegistrosPorRevisar,
} from '@/domain/revision/registros-por-revisar';

export const persona = (cambios: Partial<ParticipantePorRevisar> = {}): ParticipantePorRevisar => ({
  id: 1,
  nombre: 'Ana Ruiz',
  tipo_documento: 'CC',
  numero_documento: '1020304050',
  telefonos: ['3001234567'],
  archivada: false,
  situacion: 'Activo',
  valor_mensualidad: null,
  ...cambios,
});

export const familiar = (cambios: Partial<AcudientePorRevisar> = {}): AcudientePorRevisar => {
  const { valor_mensualidad: _valor, ...base } = persona();
  return { ...base, id_participante: 1, ...cambios };
};

export const cobro = (cambios: Partial<CobroPorRevisar> = {}): CobroPorRevisar => ({
  id: 7,
  que: 'Mensualidad de noviembre de 2026',
  nombre: 'Ana Ruiz',
  valor: 850_000,
  descuento: 0,
  abonos: [],
  ...cambios,
});

export const guardado = (cambios: Partial<RegistrosPorRevisar> = {}): RegistrosPorRevisar => ({
  participantes: [],
  acudientes: [],
  cobros: [],
  sedes: [],
  ajustes: { telefonos: [], valor_mensualidad: null },
  ...cambios,
});
