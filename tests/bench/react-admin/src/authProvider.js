import { fetchUtils } from 'react-admin';
import { endSession, keepSession, readSession } from './session';

export const authProvider = {
  async login({ username, password }) {
    const { json } = await fetchUtils.fetchJson('/api/auth/email-login', {
      method: 'POST',
      body: JSON.stringify({ email: username, password }),
    });
    keepSession(json);
  },
  async logout() {
    endSession();
  },
  async checkAuth() {
    if (readSession() === undefined) throw new Error('Not signed in');
  },
  async checkError({ status }) {
    if (status === 401) {
      endSession();
      throw new Error('Signed out');
    }
  },
  async getIdentity() {
    const { _id, userName } = readSession().user;
    return { id: _id, fullName: userName };
  },
};
