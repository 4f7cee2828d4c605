import type { Campo } from '@/domain/shared/campos/campo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { formatearDocumento } from '@/domain/shared/lectura/leer-documento';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { formatearTelefono } from '@/domain/shared/telefono';

/** A field's value in words; 'Sin dato' when there is none. Of a field that no sheet has, the value as it is. */
export const enPalabras = (campo: Campo | undefined, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return 'Sin dato';
  switch (campo?.tipo) {
    case 'telefono':
      return formatearTelefono(String(valor));
    case 'documento':
      return formatearDocumento(String(valor));
    case 'dinero':
      return formatearPesos(Number(valor));
    case 'fecha':
    case 'nacimiento':
      return formatearFecha(String(valor));
    case 'periodo':
      return periodoCorto(String(valor));
    case 'opcion':
      return campo.palabras[String(valor)] ?? String(valor);
    case 'marca':
      return valor ? 'Sí' : 'No';
    case 'cantidad':
    case 'conteo':
      return typeof valor === 'number' ? formatearNumero(valor) : String(valor);
    default:
      return String(valor);
  }
};
