export interface CuentaBancaria {
  area: string;
  bank: string;
  type: string;
  number: string;
  holder?: string;
  icon: 'laboratorio' | 'mente' | 'medico' | 'taller' | 'edificio' | 'persona';
}

export interface GrupoDeCuentas {
  title: string;
  description: string;
  accounts: readonly CuentaBancaria[];
}

const BANCO = 'Banco por definir';
const AHORROS = 'Ahorros';

/** EXAMPLE DATA: no number here is a real account. */
export const GRUPOS_DE_CUENTAS: readonly GrupoDeCuentas[] = [
  {
    title: 'Servicios',
    description: 'Para pagar servicios prestados por la fundación.',
    accounts: [
      { area: 'Laboratorios', bank: BANCO, type: AHORROS, number: '000-000000-01', icon: 'laboratorio' },
      { area: 'Psiquiatría', bank: BANCO, type: AHORROS, number: '000-000000-02', icon: 'mente' },
      { area: 'Médico General', bank: BANCO, type: AHORROS, number: '000-000000-03', icon: 'medico' },
      { area: 'Plásticos', bank: BANCO, type: AHORROS, number: '000-000000-04', icon: 'taller' },
    ],
  },
  {
    title: 'Institucional',
    description: 'La cuenta de la fundación para convenios, alianzas y proveedores.',
    accounts: [
      {
        area: 'Cuenta corriente empresarial',
        bank: BANCO,
        type: 'Corriente',
        number: '000-000000-05',
        holder: 'Fundación Ejemplo de Esperanza',
        icon: 'edificio',
      },
    ],
  },
  {
    title: 'Ingresos por destino',
    description: 'Elija la cuenta según la sede y el área de atención.',
    accounts: [
      {
        area: 'Bonos Hombres Apartadó',
        bank: BANCO,
        type: AHORROS,
        number: '000-000000-06',
        icon: 'persona',
      },
      { area: 'Ingresos Mujeres', bank: BANCO, type: AHORROS, number: '000-000000-07', icon: 'persona' },
      {
        area: 'Ingresos Hombres Bello',
        bank: BANCO,
        type: AHORROS,
        number: '000-000000-08',
        icon: 'persona',
      },
    ],
  },
];
