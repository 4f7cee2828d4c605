import type { ParteConfiguracion } from '../parte-configuracion';

export type ValoresFundacion = {
  nombre: string;
  nit: string;
  telefono: string;
  telefono_alterno: string;
  correo: string;
  direccion: string;
  municipio: string;
};

const VACIO = 'Sin dato';

export const PARTE_FUNDACION: ParteConfiguracion<ValoresFundacion> = {
  etiquetas: {
    nombre: 'Nombre de la fundación',
    nit: 'NIT',
    telefono: 'Teléfono principal',
    telefono_alterno: 'Otro teléfono',
    correo: 'Correo',
    direccion: 'Dirección',
    municipio: 'Municipio',
  },
  aValores: (c) => ({
    nombre: c.nombre ?? '',
    nit: c.nit ?? '',
    telefono: c.telefono ?? '',
    telefono_alterno: c.telefono_alterno ?? '',
    correo: c.correo ?? '',
    direccion: c.direccion ?? '',
    municipio: c.municipio ?? '',
  }),
  enPalabras: (valor) => (valor === '' ? VACIO : String(valor)),
};
