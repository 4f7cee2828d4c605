import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { ParteConfiguracion } from '../parte-configuracion';

export type ValoresCobro = {
  valor_mensualidad: number | '';
  dia_pago: number | '';
  dias_gracia: number | '';
};

export const PARTE_COBRO: ParteConfiguracion<ValoresCobro> = {
  etiquetas: {
    valor_mensualidad: 'Valor de la mensualidad',
    dia_pago: 'Día de pago',
    dias_gracia: 'Días de gracia al ingresar',
  },
  aValores: (c) => ({
    valor_mensualidad: c.valor_mensualidad ?? '',
    dia_pago: c.dia_pago ?? '',
    dias_gracia: c.dias_gracia ?? '',
  }),
  enPalabras: (valor) => (typeof valor === 'number' ? formatearNumero(valor) : 'Sin dato'),
};
