import { DIGITOS_DE_PIN } from '@/domain/sin-red/pin';
import { TextField } from '@/ui/shared/text-field';

type CampoPinProps = {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  help?: string;
  error?: string | undefined;
  autoFocus?: boolean;
};

/** Six digits on a numeric keyboard; what is pasted may bring spaces or hyphens. */
export function CampoPin({ autoFocus, onChange, ...campo }: CampoPinProps) {
  return (
    <TextField
      {...campo}
      required
      type="password"
      inputMode="numeric"
      // Not a password of the site: the browser must not offer to keep it, nor another one in its place.
      autoComplete="one-time-code"
      data-autofocus={autoFocus || undefined}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value.replace(/\D/g, '').slice(0, DIGITOS_DE_PIN))
      }
    />
  );
}
