import type { CuentaBancaria } from '@/ui/content/cuentas';
import { BotonCopiar } from '../piezas/boton-copiar';
import { Icono } from '../piezas/icono';

interface FichaCuentaProps {
  cuenta: CuentaBancaria;
  copiado: boolean;
  alCopiar: () => void;
}

export const FichaCuenta = ({ cuenta, copiado, alCopiar }: FichaCuentaProps) => (
  <li>
    <Icono nombre={cuenta.icon} />
    <div>
      <h3>{cuenta.area}</h3>
      <p>{`${cuenta.bank} · ${cuenta.type}`}</p>
      {cuenta.holder && <p>{`Titular: ${cuenta.holder}`}</p>}
    </div>
    <div className="numero">
      <strong>{cuenta.number}</strong>
      <BotonCopiar
        texto={cuenta.number}
        descripcion={`el número de ${cuenta.area}`}
        copiado={copiado}
        alCopiar={alCopiar}
      />
    </div>
  </li>
);
