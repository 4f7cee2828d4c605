import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Entrada } from '@/domain/sin-red/cola';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';

interface FormularioDeEntrada {
  href: string;
  /** Of its draft. */
  nombre: string;
  valores: Readonly<Record<string, unknown>>;
}

/** 'HH:mm' in Bogota. */
const horaEnBogota = (instante: Date): string =>
  instante.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Bogota' });

const deNovedad = ({ orden }: Entrada): FormularioDeEntrada => {
  const { texto, tipo, ocurrio_en } = datosDe(orden);
  const cuando = typeof ocurrio_en === 'string' ? new Date(ocurrio_en) : null;
  return {
    href: '/entrega-de-turno?nuevo=true',
    nombre: 'novedad:nueva',
    valores: {
      ...{ participante_id: orden.argumentos[0], texto, tipo },
      ...(cuando ? { ocurrio_en: fechaEnBogota(cuando), hora: horaEnBogota(cuando) } : {}),
    },
  };
};

/** Where the form of what was written is, and what to fill it with; `null` for those that live in a page. */
export const formularioDe = (entrada: Entrada): FormularioDeEntrada | null => {
  const { orden, nombre } = entrada;
  const valores = datosDe(orden);
  const de = (href: string) => ({ href, nombre, valores });
  switch (`${orden.servicio}.${orden.metodo}`) {
    case 'mensualidades.registrarAbono':
      return de(`/financiero?abono=${encodeURIComponent(String(orden.argumentos[0]))}`);
    case 'participantes.crear':
      return de('/participantes?nuevo=true');
    case 'acudientes.crear':
      return de(`/acudientes?nuevo=true&participante=${encodeURIComponent(String(valores.id_participante))}`);
    case 'bitacora.escribir':
      return deNovedad(entrada);
    default:
      return null;
  }
};
