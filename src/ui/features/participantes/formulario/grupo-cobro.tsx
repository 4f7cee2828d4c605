import { useWatch } from 'react-hook-form';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { FieldGroup } from '@/ui/shared/field-group';
import { CampoNumero } from '../../shared/formulario/campo-controlado';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';

export function GrupoCobro() {
  const valor: unknown = useWatch({ name: 'valor_mensualidad' });
  return (
    <FieldGroup title="Cobro">
      <CampoNumero
        nombre="valor_mensualidad"
        label={E.valor_mensualidad}
        min={0}
        help={
          typeof valor === 'number' ? `${formatearPesos(valor)} al mes` : 'En pesos, sin puntos ni centavos.'
        }
      />
      <FilaCampos>
        <CampoNumero nombre="dia_pago" label={E.dia_pago} min={1} max={28} help="Del 1 al 28 de cada mes." />
        <CampoNumero nombre="beca_porcentaje" label={E.beca_porcentaje} min={0} max={100} />
      </FilaCampos>
    </FieldGroup>
  );
}
