import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppContext } from '#core/device';
import { useAppSelector } from '#core/store';
import { href } from '#core/routing';
import { selectNotice } from '#session';
import { useLogin } from '../../useLogin';
import { LoginView } from './LoginView';

/** Log in by e-mail and password. */
export function LoginScreen() {
  const { phase, problem, submit, edit, prepare } = useLogin();
  const notice = useAppSelector(selectNotice);
  const { rememberedEmail } = use(AppContext);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const invited = query.get('email')?.trim() ?? '';

  return (
    <LoginView
      // The key resets the form when the address changes.
      key={invited}
      invited={invited}
      remembered={rememberedEmail()}
      sending={phase !== 'editing'}
      problem={problem}
      notice={notice}
      onSubmit={submit}
      onEdit={() => {
        if (problem !== undefined) edit();
      }}
      onIntent={prepare}
      onNotMe={() => setQuery({}, { replace: true })}
      onForgot={(email) =>
        void navigate(`${href('forgotPassword', {})}?email=${encodeURIComponent(email)}`)
      }
    />
  );
}
