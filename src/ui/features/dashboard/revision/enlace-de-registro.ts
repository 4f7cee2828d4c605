import type { MotivoDeHallazgo, RegistroHallado } from '@/domain/revision/hallazgo';

const FICHAS = {
  participante: '/participantes',
  acudiente: '/acudientes',
  mensualidad: '/financiero',
  sede: '/sedes',
} as const;

/** Where that record is seen and corrected. */
export const enlaceDeRegistro = ({ entidad, id }: RegistroHallado, motivo: MotivoDeHallazgo): string =>
  entidad === 'configuracion'
    ? `/configuracion?pestana=${motivo === 'VALOR_PEQUENO' ? 'cobro' : 'fundacion'}`
    : `${FICHAS[entidad]}?detalle=${id}`;
